import Rules
import SDLKit

/// Whoever has the pictures that a draw list names by number.
protocol PictureTextures: AnyObject {
  /// The picture, ready to be drawn; nil while it is not there.
  func texture(of picture: PictureID) -> Texture?
}
