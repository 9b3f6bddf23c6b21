import DecoderProtocol

/// Every sentence that a refusal can hold: what is wrong, and what to do.
enum Sentences {
  static let missing = Refusal(.missing, "There is no such file. Put it back, or take its name out.")
  static let unreadable = Refusal(
    .unreadable, "The file may not be read. Change its permissions so that you can open it.")
  static let notAFile = Refusal(
    .notAFile, "It is not a file but a folder, a pipe or a device. Put a picture file in its place.")
  static let empty = Refusal(.empty, "The file is empty (0 bytes). Copy the picture again.")
  static let webPage = Refusal(
    .notAPicture, "It is a web page, not a picture. Save the picture itself instead of the page around it.")
  static let notAPicture = Refusal(
    .notAPicture, "It is not a picture that can be read. Save it as JPEG or PNG.")
  static let foreign = Refusal(.unsupported, "Its picture format is unsupported. Save it as JPEG or PNG.")
  static let truncated = Refusal(
    .truncated, "The picture is incomplete: the file is cut off. Copy it again from where it came from.")
  static let damaged = Refusal(
    .damaged, "The picture is damaged. Copy it again from where it came from, or save it anew.")
  static let tooSlow = Refusal(
    .tooSlow, "It takes too long to read. Save it again as a smaller JPEG or PNG.")

  static func missingReader(_ name: String) -> Refusal {
    Refusal(
      .unsupported,
      "\(name) pictures are an unsupported format on this computer: the library's part for them is not "
        + "installed. Save it as JPEG or PNG.")
  }

  static func tooManyPixels(_ width: Int, _ height: Int, limit: Int) -> Refusal {
    let megapixels = (width * height + 999_999) / 1_000_000
    return Refusal(
      .tooLarge,
      "The picture is too large: \(width) × \(height) pixels are \(megapixels) megapixels, and at most "
        + "\(limit) are read. Save it smaller.")
  }

  static func tooMuchMemory(_ width: Int, _ height: Int, needed: Int, limit: Int) -> Refusal {
    Refusal(
      .tooLarge,
      "The picture is too large: \(width) × \(height) pixels of this kind take \(needed) MB of memory to read, "
        + "and at most \(limit) are allowed. Save it smaller, or as an ordinary (not progressive) JPEG.")
  }

  static func tooManyBytes(_ bytes: Int, limit: Int) -> Refusal {
    Refusal(
      .tooLarge,
      "The file is too large: \((bytes + 999_999) / 1_000_000) MB, and at most \(limit) are read. "
        + "Save the picture smaller.")
  }

  static let boxTooLarge = Refusal(
    .badRequest, "The size asked for is larger than the memory allowed for it.")

  static func readError(_ number: Int32, _ text: String) -> Refusal {
    Refusal(
      .unreadable, "The file cannot be read: \(text) (error \(number)). Copy it again, or check the disk.")
  }
}
