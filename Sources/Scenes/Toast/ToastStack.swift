import Geometry
import Media
import Motion

/// The messages that are on, the newest nearest to the window's edge.
///
/// They stand where no screen has buttons or photos: below the frame, or above it in a tall window. A message is folded
/// to one line when another one comes, and one that stands until something is mended once it could be read.
package struct ToastStack {
  private struct Item {
    var key: String
    var toast: Toast
    /// Seconds that it is on, since its words last changed.
    var age = 0.0
    /// Seconds it stays; nil for as long as it is not removed.
    var stays: Double?
    var isLeaving = false
    /// How far it has come in, 0…1.
    var shown = 0.0
    /// How far it is folded to its title, 0…1.
    var folded = 0.0
  }

  /// From the oldest to the newest.
  private var items: [Item] = []

  /// Seconds in which messages come, go and fold, and after which what stays is folded.
  private enum Time {
    static let coming = 0.25
    static let going = 0.2
    static let folding = 0.3
    static let reading = 8.0
  }

  /// More than so many are not shown: the others wait.
  private static let most = 3

  package init() {}

  /// What is said now, the newest last.
  package var toasts: [Toast] { items.filter { !$0.isLeaving }.map(\.toast) }

  /// What is said under a key now.
  package func toast(_ key: String) -> Toast? { items.first { $0.key == key && !$0.isLeaving }?.toast }

  /// Shows a message; one that is on under the same key gives it its place.
  /// - Parameters:
  ///   - toast: the message.
  ///   - key: by which it is replaced and removed.
  ///   - seconds: how long it stays; nil until it is removed.
  package mutating func show(_ toast: Toast, as key: String, for seconds: Double?) {
    if let index = items.firstIndex(where: { $0.key == key }) {
      if items[index].toast != toast || items[index].isLeaving { items[index].age = 0 }
      items[index].toast = toast
      items[index].stays = seconds
      items[index].isLeaving = false
    } else {
      items.append(Item(key: key, toast: toast, stays: seconds))
    }
  }

  /// Lets a message go; when there is none of that key nothing happens.
  package mutating func remove(_ key: String) {
    for index in items.indices where items[index].key == key { items[index].isLeaving = true }
  }

  /// Lets time pass.
  package mutating func update(_ seconds: Double) {
    let newest = items.last { !$0.isLeaving }?.key
    for index in items.indices {
      let isSeen = index >= items.count - ToastStack.most
      guard isSeen || items[index].isLeaving else { continue }
      items[index].age += seconds
      if let stays = items[index].stays, items[index].age >= stays { items[index].isLeaving = true }
      let item = items[index]
      items[index].shown =
        item.isLeaving
        ? max(0, item.shown - seconds / Time.going) : min(1, item.shown + seconds / Time.coming)
      let isRead = item.stays == nil && item.age >= Time.reading || item.key != newest
      items[index].folded =
        isRead ? min(1, item.folded + seconds / Time.folding) : max(0, item.folded - seconds / Time.folding)
    }
    items.removeAll { $0.isLeaving && $0.shown == 0 }
  }

  /// Draws the messages over what is there.
  package func draw(into list: inout DrawList, _ frame: FrameContext, _ colours: Configuration.Colours) {
    let layout = ToastLayout(frame.viewport)
    var edge = layout.edge
    for item in items.reversed().prefix(ToastStack.most) where item.shown > 0 {
      let painter = ToastPainter(item.toast, layout, colours, folded: Easing.inOutCubic(item.folded))
      let shown = Easing.outCubic(item.shown)
      let step = (painter.height + layout.gap) * shown
      let top = layout.isAtTop ? edge : edge - painter.height
      let left = layout.isAtTop ? (frame.viewport.size.width - painter.width) / 2 : layout.left
      let rect = Rect(left, top, painter.width, painter.height).snapped
      let slide = layout.slide * (1 - shown) * (layout.isAtTop ? -1 : 1)
      var own = DrawList()
      painter.draw(in: rect, into: &own)
      list.append(own, offset: Point(0, slide.rounded()), alpha: shown)
      edge += layout.isAtTop ? step : -step
    }
  }
}
