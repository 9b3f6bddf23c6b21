import Glibc
import Testing

@testable import SDLKit

extension SDLTests {
  @Suite struct MixerTests {
    /// Runs `body` with SDL's audio driver of this name.
    func withDriver(_ name: String, _ body: () throws -> Void) rethrows {
      setenv("SDL_AUDIODRIVER", name, 1)
      defer { unsetenv("SDL_AUDIODRIVER") }
      try body()
    }

    /// What a sound's file says when it is heard: the samples of the left loudspeaker.
    func heard(
      _ file: [UInt8], gain: Double = 1, pan: Double = 0, side: Int = 0, volume: Double = 1,
      isMuted: Bool = false
    ) throws -> [Int16] {
      try withTemporaryFile { path in
        setenv("SDL_DISKAUDIOFILE", path, 1)
        setenv("SDL_DISKAUDIODELAY", "1", 1)
        defer {
          unsetenv("SDL_DISKAUDIOFILE")
          unsetenv("SDL_DISKAUDIODELAY")
        }
        try withDriver("disk") {
          let mixer = Mixer()
          #expect(mixer.reason == nil)
          mixer.volume = volume
          mixer.isMuted = isMuted
          let voice = try #require(mixer.play(mixer.load(file), gain: gain, pan: pan))
          let limit = Clock.monotonic + 20_000_000_000
          while mixer.isPlaying(voice), Clock.monotonic < limit { sched_yield() }
          #expect(!mixer.isPlaying(voice))
        }
        let bytes = contents(of: path)
        return stride(from: side * 2, to: bytes.count - 3, by: 4).map {
          Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
      }
    }

    /// Pitch in hertz, by counting where the loud part goes up through nought.
    func pitch(_ samples: [Int16]) -> Double {
      let peak = samples.map { abs(Int($0)) }.max() ?? 0
      guard let first = samples.firstIndex(where: { abs(Int($0)) > peak / 4 }),
        let last = samples.lastIndex(where: { abs(Int($0)) > peak / 4 }), last > first + 1_000
      else { return 0 }
      let part = samples[first...last]
      let ups = zip(part, part.dropFirst()).enumerated().filter { $0.element.0 < 0 && $0.element.1 >= 0 }
      guard let start = ups.first?.offset, let end = ups.last?.offset, end > start else { return 0 }
      return Double(ups.count - 1) * 48_000 / Double(end - start)
    }

    @Test(arguments: [
      (22_000, 1, false), (44_100, 2, false), (96_000, 1, true), (48_000, 2, true), (8_000, 1, false),
    ])
    func `A sound keeps its pitch whatever its rate`(_ rate: Int, _ channels: Int, _ isFloat: Bool) throws {
      let samples = try heard(wave(rate: rate, channels: channels, seconds: 0.3, isFloat: isFloat))
      #expect(abs(pitch(samples) - 440) < 4, "\(pitch(samples)) Hz")
    }

    @Test func `Gain makes it softer and pan moves it`() throws {
      let file = wave(rate: 48_000, channels: 1, seconds: 0.1)
      func peak(_ samples: [Int16]) -> Int { samples.map { abs(Int($0)) }.max() ?? 0 }
      let loud = peak(try heard(file))
      let soft = peak(try heard(file, gain: 0.25))
      #expect(abs(Double(soft) / Double(loud) - 0.25) < 0.03)
      #expect(abs(Double(peak(try heard(file, volume: 0.5))) / Double(loud) - 0.5) < 0.03)
      #expect(peak(try heard(file, isMuted: true)) == 0)
      #expect(peak(try heard(file, pan: -1, side: 1)) < loud / 20)
      #expect(peak(try heard(file, pan: -1, side: 0)) > loud / 2)
    }

    @Test func `Length is known, and a chunk nobody knows does not matter`() throws {
      try withDriver("dummy") {
        let mixer = Mixer()
        let sound = try mixer.load(wave(rate: 22_000, channels: 1, seconds: 0.3))
        #expect(abs(sound.seconds - 0.3) < 0.01)
        let odd = try mixer.load(wave(rate: 22_000, channels: 1, seconds: 0.3, list: true))
        #expect(abs(odd.seconds - 0.3) < 0.01)
      }
    }

    @Test func `What is no sound is refused with a reason of its own`() throws {
      withDriver("dummy") {
        let mixer = Mixer()
        #expect(throws: SoundError.empty) { try mixer.load([]) }
        for bytes in [Array("<html>not a sound</html>".utf8), [0], Array("RIFF".utf8), Array("OggS".utf8)] {
          let error = #expect(throws: SoundError.self) { try mixer.load(bytes) }
          guard case .notASound = error else {
            Issue.record("\(String(describing: error))")
            continue
          }
          #expect(error?.description.contains("not a sound") == true)
        }
        let short = Array(wave(rate: 8_000, channels: 1, seconds: 0.1).prefix(44))
        #expect(throws: SoundError.self) { try mixer.load(short) }
      }
    }

    @Test func `Without a device it plays on in silence and still knows a bad file`() throws {
      try withDriver("no-such-driver") {
        let mixer = Mixer()
        #expect(mixer.reason?.isEmpty == false)
        let sound = try mixer.load(wave(rate: 22_000, channels: 1, seconds: 0.3))
        #expect(abs(sound.seconds - 0.3) < 0.01)
        #expect(throws: SoundError.empty) { try mixer.load([]) }
        #expect(mixer.play(sound) != nil)
        setenv("SDL_AUDIODRIVER", "dummy", 1)
        #expect(mixer.reopen())
        #expect(mixer.reason == nil)
        #expect(mixer.play(sound) != nil)
      }
    }

    @Test func `More sounds than channels: the oldest makes room`() throws {
      try withDriver("dummy") {
        let mixer = Mixer()
        let sound = try mixer.load(wave(rate: 8_000, channels: 1, seconds: 20))
        let voices = (0..<40).compactMap { _ in mixer.play(sound) }
        #expect(voices.count == 40)
        #expect(mixer.playingCount == Mixer.channelCount)
        #expect(voices.prefix(8).allSatisfy { !mixer.isPlaying($0) })
        #expect(voices.suffix(32).allSatisfy { mixer.isPlaying($0) })
        mixer.stop(voices[0])
        #expect(mixer.playingCount == Mixer.channelCount)
        mixer.stop(voices[39])
        #expect(mixer.playingCount == Mixer.channelCount - 1)
        mixer.fadeOutAll(milliseconds: 0)
        #expect(mixer.playingCount == 0)
      }
    }

    @Test func `A fade ends a long sound, and leaves others alone`() throws {
      try withDriver("dummy") {
        let mixer = Mixer()
        let sound = try mixer.load(wave(rate: 8_000, channels: 1, seconds: 20))
        let (fading, staying) = try (#require(mixer.play(sound)), #require(mixer.play(sound)))
        mixer.stop(fading, fadeMilliseconds: 20)
        #expect(mixer.isPlaying(fading))
        let limit = Clock.monotonic + 10_000_000_000
        while mixer.isPlaying(fading), Clock.monotonic < limit { sched_yield() }
        #expect(!mixer.isPlaying(fading) && mixer.isPlaying(staying))
      }
    }

    @Test func `A sound outlives the mixer it was loaded by`() throws {
      try withDriver("dummy") {
        var sound: Sound?
        do {
          let mixer = Mixer()
          sound = try mixer.load(wave(rate: 8_000, channels: 1, seconds: 1))
          mixer.play(try #require(sound))
        }
        #expect(sound?.seconds == 1)
        sound = nil
      }
    }

    /// A WAV file with a tone of 440 Hz.
    func wave(rate: Int, channels: Int, seconds: Double, isFloat: Bool = false, list: Bool = false) -> [UInt8]
    {
      func number(_ value: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(value >> ($0 * 8) & 0xFF) }
      }
      var data: [UInt8] = []
      for frame in 0..<Int(Double(rate) * seconds) {
        let value = sin(2 * Double.pi * 440 * Double(frame) / Double(rate)) * 0.5
        for _ in 0..<channels {
          data += isFloat ? number(Int(Float(value).bitPattern), 4) : number(Int(value * 32_767), 2)
        }
      }
      let width = isFloat ? 4 : 2
      let format =
        number(isFloat ? 3 : 1, 2) + number(channels, 2) + number(rate, 4)
        + number(rate * channels * width, 4)
        + number(channels * width, 2) + number(width * 8, 2)
      let extra: [UInt8] = list ? Array("LIST".utf8) + number(7, 4) + Array("INFOabc".utf8) + [0] : []
      let body =
        Array("WAVEfmt ".utf8) + number(16, 4) + format + extra + Array("data".utf8) + number(data.count, 4)
        + data
      return Array("RIFF".utf8) + number(body.count, 4) + body
    }
  }
}
