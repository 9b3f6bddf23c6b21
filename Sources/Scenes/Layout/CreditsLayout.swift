import Geometry
import Media

/// What stands on the credits screen, from the top to the bottom of all that scrolls by.
struct CreditsLayout {
  /// A line of words, or a photo with what is said of it.
  enum Item: Equatable {
    case title(String)
    case line(String)
    /// Who made the photos that follow.
    case name(String)
    case photo(PhotoCredit, caption: Rect, licence: Rect)
    case end(String)
  }

  /// An item and its place, counted from the top of what scrolls.
  struct Block: Equatable {
    var item: Item
    var rect: Rect
  }

  let blocks: [Block]
  /// Where it is seen.
  let view: Rect
  let back: Rect
  /// How far it can be moved up.
  let end: Double

  /// Lengths of a 1280×720 window; those of a tall one behind them.
  private enum Space {
    static let photo = (width: 232.0, height: 152.0)
    static let tallPhoto = (width: 160.0, height: 108.0)
    static let gap = 26.0
    static let tallGap = 14.0
    static let footer = 92.0
  }

  init(
    _ viewport: Viewport, _ lines: [String], _ groups: [(name: String, photos: [PhotoCredit])], title: String,
    end: String
  ) {
    let u = viewport.unit
    let size = viewport.size
    view = Rect(0, 0, size.width, size.height - Space.footer * u).snapped
    back = Rect(size.width / 2 - 84 * u, size.height - 76 * u, 168 * u, 56 * u).snapped
    let inner = Rect(24 * u, 0, size.width - 48 * u, 0)
    var blocks: [Block] = []
    // The first words stand where the eye is, the rest comes from below.
    var y = (view.height * 0.16).rounded()
    func add(_ item: Item, _ height: Double, after gap: Double = 0) {
      y += gap * u
      blocks.append(Block(item: item, rect: Rect(inner.x, y, inner.width, height * u)))
      y += height * u
    }
    add(.title(title), viewport.isPortrait ? 56 : 84)
    y += 20 * u
    for line in lines {
      if line.isEmpty { y += 24 * u } else { add(.line(line), viewport.isPortrait ? 32 : 40) }
    }
    for group in groups {
      y += 44 * u
      if !group.name.isEmpty { add(.name(group.name), viewport.isPortrait ? 36 : 44) }
      y += 10 * u
      CreditsLayout.place(group.photos, in: inner, viewport, &y, &blocks)
    }
    if !end.isEmpty { add(.end(end), 40, after: 72) }
    self.blocks = blocks
    // The last line comes to rest in the middle.
    self.end = max(0, y - view.height * 0.6)
  }

  /// Photos of one name in rows, each row in the middle.
  private static func place(
    _ photos: [PhotoCredit], in inner: Rect, _ viewport: Viewport, _ y: inout Double, _ blocks: inout [Block]
  ) {
    let u = viewport.unit
    let (width, height) = viewport.isPortrait ? Space.tallPhoto : Space.photo
    let gap = (viewport.isPortrait ? Space.tallGap : Space.gap) * u
    let side = min(width * u, inner.width).rounded()
    let columns = max(1, Int((inner.width + gap) / (side + gap)))
    let captionHeight = (viewport.type(18) * 2.5).rounded()
    let licenceHeight = (viewport.type(15) * 1.4).rounded()
    for start in stride(from: 0, to: photos.count, by: columns) {
      let row = photos[start..<min(photos.count, start + columns)]
      let hasCaption = row.contains { !$0.words.caption.isEmpty }
      let hasLicence = row.contains { !$0.words.licence.isEmpty }
      var x = inner.midX - (Double(row.count) * (side + gap) - gap) / 2
      for photo in row {
        let rect = Rect(x, y, side, height * u).snapped
        // What is said under one photo begins right under it, whether its neighbours have a caption or not.
        let caption = Rect(rect.x, rect.maxY + 6 * u, side, photo.words.caption.isEmpty ? 0 : captionHeight)
        let licence = Rect(rect.x, caption.maxY, side, licenceHeight)
        blocks.append(Block(item: .photo(photo, caption: caption, licence: licence), rect: rect))
        x += side + gap
      }
      y += height * u + gap + (hasCaption ? captionHeight : 0) + (hasLicence ? licenceHeight : 0)
    }
  }
}
