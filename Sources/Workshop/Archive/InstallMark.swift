import Media

/// What an installed pack keeps about the file that it came from, hidden in its folder.
struct InstallMark: Equatable {
  static let fileName = ".installed.json"

  /// Of the file's bytes: the same file again is no other pack.
  var digest: ContentDigest
  /// The file's name.
  var file: FilePath

  var text: String {
    """
    {
      "digest": "\(digest.text)",
      "file": \(JSONQuoting.quoted(String(decoding: file.bytes, as: UTF8.self)))
    }

    """
  }

  /// The digest of the file that the pack in `folder` came from; nil when it is not known.
  static func digest(of folder: FilePath) -> ContentDigest? {
    do throws(Issue) {
      let document = try JSONDocument.read(folder.appending(fileName), limit: 1 << 16)
      guard case .object(let members) = document.root.value,
        case .text(let text)? = members.first(where: { $0.key == "digest" })?.node.value
      else { return nil }
      return ContentDigest(text: text)
    } catch {
      return nil
    }
  }
}
