import CSDL

/// A sound in memory, ready to play.
@safe package final class Sound {
  /// The largest file that is taken, in bytes.
  package static let largestFile = 32 << 20

  /// SDL_mixer's samples, in the device's format.
  let chunk: UnsafeMutablePointer<Mix_Chunk>
  /// What must stay open while the sound lives.
  private let device: AudioDevice
  /// How long it plays, in seconds.
  package let seconds: Double

  /// Reads a sound by its content, whatever its file was called (`Mix_LoadWAV_RW`).
  /// - Parameters:
  ///   - device: What will play it.
  ///   - bytes: The whole file.
  /// - Throws: What is wrong with the file, or that there is no device.
  init(device: AudioDevice, bytes: [UInt8]) throws(SoundError) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= Sound.largestFile else { throw .tooLarge(bytes: bytes.count) }
    guard device.canLoad else { throw .noDevice(device.reason ?? "no reason was given") }
    let loaded = unsafe bytes.withUnsafeBytes { raw in
      unsafe Mix_LoadWAV_RW(SDL_RWFromConstMem(raw.baseAddress, Int32(raw.count)), 1)
    }
    guard let chunk = unsafe loaded else { throw .notASound(SDLError("Mix_LoadWAV_RW").message) }
    let frame = Int(AudioDevice.channels) * MemoryLayout<Int16>.size
    let frames = unsafe Int(chunk.pointee.alen) / frame
    guard frames > 0 else {
      unsafe Mix_FreeChunk(chunk)
      throw .notASound("it has no samples")
    }
    unsafe self.chunk = unsafe chunk
    self.device = device
    seconds = Double(frames) / Double(AudioDevice.frequency)
  }

  /// The samples as they are played: left and right in turn, at `AudioDevice.frequency`.
  package var samples: [Int16] {
    let count = unsafe Int(chunk.pointee.alen) / MemoryLayout<Int16>.size
    guard let bytes = unsafe chunk.pointee.abuf else { return [] }
    return unsafe bytes.withMemoryRebound(to: Int16.self, capacity: count) { samples in
      unsafe Array(UnsafeBufferPointer(start: samples, count: count))
    }
  }

  /// Samples a second of each of the two channels.
  package static var rate: Int { Int(AudioDevice.frequency) }

  deinit { unsafe Mix_FreeChunk(chunk) }
}
