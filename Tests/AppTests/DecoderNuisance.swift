import Foundation
import Synchronization

/// A thread that sends signals to a game's decoders, again and again.
final class DecoderNuisance: Sendable {
  private let state = Mutex((count: 0, isStopping: false))
  private let done = DispatchSemaphore(value: 0)

  /// Sends `signal` to the child of `game` every 150 to 300 milliseconds, `limit` times at most, never twice to the
  /// same process.
  init(_ signal: Int32, to game: RunningGame, limit: Int = .max, seed: UInt64 = 1) {
    let parent = game.process.processIdentifier
    Thread.detachNewThread { [self] in
      var random = seed
      var last: Int32 = 0
      while !state.withLock({ $0.isStopping || $0.count >= limit }) {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        usleep(150_000 + UInt32(random >> 33) % 150_000)
        guard let child = Self.children(of: parent).first(where: { $0 != last }) else { continue }
        last = child
        if kill(child, signal) == 0 { state.withLock { $0.count += 1 } }
      }
      done.signal()
    }
  }

  /// Ends the thread; how many signals it sent.
  func stop() -> Int {
    state.withLock { $0.isStopping = true }
    // The next call finds it ended too.
    done.wait()
    done.signal()
    return state.withLock { $0.count }
  }

  /// Running children of a process.
  static func children(of parent: Int32) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { process in
      guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = stat.lastIndex(of: ")")
      else { return false }
      // State and parent follow the name, which may hold anything.
      let fields = stat[stat.index(after: end)...].split(separator: " ")
      return fields.count > 2 && fields[1] == "\(parent)" && fields[0] != "Z"
    }
  }
}
