import Foundation
import Rules
import SceneTestKit
import Scenes
import Testing

/// The traces of players' hands as they were collected, read from their file and played.
@Suite struct TraceFileTests {
  /// Traces that are no inputs to a picture; each has a test of its own.
  private static let elsewhere: Set = ["144-hz", "slow-photo", "shuffle-fair"]

  private static func traces() throws -> [[String: Any]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/traces.json")
    return try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]] ?? []
  }

  /// Milliseconds of a time as the file writes it; `T` is the time per picture.
  private static func times(_ value: Any?) -> [Int] {
    if let number = value as? Int { return [number] }
    guard let text = value as? String else { return [] }
    if text.hasPrefix("T") { return [5_000 + (Int(text.dropFirst()) ?? 0)] }
    let numbers = text.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    guard numbers.count == 3 else { return [] }
    return Array(stride(from: numbers[0], through: numbers[1], by: numbers[2]))
  }

  private static func act(_ event: [String: Any]) -> Act? {
    switch (event["click"] as? String, event["key"] as? String, event["focus"] as? Int) {
    case ("right", _, _): .clickRight
    case ("wrong", _, _): .clickWrong
    case ("continue", _, _): .clickContinue
    case (_, "Return", _): event["repeat"] as? Int == 1 ? .heldKey(.enter) : .key(.enter)
    case (_, _, 0): .loseFocus
    default: event["finger"] == nil ? nil : .clickRight
    }
  }

  @Test func everyTraceHasTheOutcomeThatItMustHave() throws {
    let traces = try Self.traces()
    #expect(traces.count == 13)
    for trace in traces {
      let name = trace["name"] as? String ?? ""
      guard !Self.elsewhere.contains(name) else { continue }
      let expected = trace["expect"] as? [String: Any] ?? [:]
      let driver = SceneDriver.live()
      var last = 0
      for event in trace["events"] as? [[String: Any]] ?? [] {
        for time in Self.times(event["t"]) {
          // A jump of hours is no time that passes: the loop tells the scene so.
          if time > 1_000_000 {
            driver.send(.resumedAfterGap, after: 1.01)
          } else {
            last = max(last, time)
            if let act = Self.act(event) { driver.act(act, after: Double(time) / 1_000) }
          }
        }
      }
      driver.run(Double(last) / 1_000 + 0.9)
      let recorder = driver.recorder
      if let score = expected["score"] as? Int { #expect(driver.match?.score ?? 0 == score, "\(name)") }
      if let answered = expected["answered"] as? Int { #expect(recorder.answered == answered, "\(name)") }
      if let late = expected["timed_out"] as? Int { #expect(recorder.timedUp == late, "\(name)") }
      if let photo = expected["photo"] as? Int { #expect(driver.match?.number == photo, "\(name)") }
      if expected["time_used_ms"] as? Int == 1_000 {
        #expect(driver.scene.name == "pause", "\(name)")
        driver.press(.enter)
        driver.run(until: { $0.scene.name == "game" }, limit: 2)
        let game = try #require(driver.scene as? GameScene, "\(name)")
        #expect((game.match.remaining(at: game.matchTime) - 4).magnitude < 0.02, "\(name)")
      }
      if expected["actions"] as? Int == 1 {
        // One press of Return at most does one thing, however long it is held.
        #expect(recorder.soundNames.filter { $0 == "press" }.count <= 1, "\(name)")
      }
    }
  }
}
