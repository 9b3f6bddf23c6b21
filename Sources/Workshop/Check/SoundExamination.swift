import Media

/// Listens to the sounds that are played: whether there is anything to hear, whether they clip, and whether they are
/// over when their place is.
struct SoundExamination {
  private let theme: ThemeExamination
  private let configuration: Configuration
  private let tools: CheckTools

  /// Below this peak (1 is full) nobody hears anything: −54 dB.
  private static let silence = 0.002
  /// A sample at least this large is at the limit, a little less than full: resampling rounds the corners.
  private static let limit: Int16 = 32_700
  /// So many samples at the limit in a row are a flat top, and so many flat tops are heard.
  private static let run = 3
  private static let runs = 4
  /// Seconds that a sound may go on after its animation: it fades with the screen.
  private static let grace = 0.5

  init(_ theme: ThemeExamination, limits configuration: Configuration, tools: CheckTools) {
    self.theme = theme
    self.configuration = configuration
    self.tools = tools
  }

  func findings() -> [Issue] {
    var files: [FilePath] = []
    for place in theme.sounds where !files.contains(place.file) { files.append(place.file) }
    return files.flatMap { file in
      do throws(SoundFault) {
        let sound = try tools.samples(file)
        let places = theme.sounds.filter { $0.file == file }
        return Self.heard(sound, file) + [tooLong(sound.seconds, places, file)].compactMap(\.self)
      } catch {
        guard error.isOfFile else { return [] }
        return [
          Issue(
            .error, .cannotDecode, path: file, error.sentence, advice: "save it as WAV or Ogg Vorbis")
        ]
      }
    }
  }

  private static func heard(_ sound: SoundSamples, _ file: FilePath) -> [Issue] {
    let peak = sound.samples.reduce(0) { max($0, abs(Double($1) / 32_768)) }
    if peak < silence {
      return [
        Issue(.warning, .silentSound, path: file, "there is nothing to hear in it", advice: "save it louder")
      ]
    }
    let tops = flatTops(sound)
    guard tops >= runs else { return [] }
    return [
      Issue(
        .warning, .clippedSound, path: file,
        "it is cut off at full level in \(tops) places, and sounds harsh",
        advice: "save it again, a little softer: peaks under −1 dB")
    ]
  }

  /// How often the wave stays at full level.
  private static func flatTops(_ sound: SoundSamples) -> Int {
    guard sound.channels > 0 else { return 0 }
    var tops = 0
    for channel in 0..<sound.channels {
      var length = 0
      for index in stride(from: channel, to: sound.samples.count, by: sound.channels) {
        let sample = sound.samples[index]
        length = sample >= limit || sample <= -limit ? length + 1 : 0
        if length == run { tops += 1 }
      }
    }
    return tops
  }

  // MARK: Length

  /// Tells of a sound that goes on when its moment is over; the shortest of its places counts.
  private func tooLong(_ seconds: Double, _ places: [ThemeExamination.SoundPlace], _ file: FilePath) -> Issue?
  {
    let rooms = places.compactMap { place in room(place).map { (place, $0) } }
    guard let (place, room) = rooms.min(by: { $0.1 < $1.1 }), seconds > room else { return nil }
    let what = place.name.map { "\($0.rawValue) has" } ?? "its animation leaves"
    return Issue(
      .warning, .longSound, path: file,
      "it lasts \(Self.short(seconds)) seconds, and \(what) \(Self.short(room))",
      advice: place.name == nil
        ? "cut it, or let it begin earlier: it stops with the animation" : "cut it: it runs into what follows"
    )
  }

  /// Seconds that a sound may last where it is played; nil where any length is right.
  private func room(_ place: ThemeExamination.SoundPlace) -> Double? {
    if let room = place.room { return max(0, room) + Self.grace }
    switch place.name {
    case .hover, .press: return 0.5
    case .tick, .tickLast: return min(1, configuration.game.seconds)
    case .score: return 1
    case .pause, .resume: return 2
    case .right, .wrong, .timeUp: return 4
    case .reveal: return max(2, configuration.durations.reveal + 1)
    case .splash: return theme.lengths[.splash].map { $0 + Self.grace }
    case .intro: return theme.lengths[.intro].map { $0 + Self.grace }
    case .result1, .result2, .result3, .result4, .result5: return 20
    case nil: return nil
    }
  }

  private static func short(_ seconds: Double) -> String { ((seconds * 100).rounded() / 100).plain }
}
