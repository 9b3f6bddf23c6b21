import Geometry
import Media

/// What a check needs and this module cannot do: measuring texts and reading sounds, for which SDL is needed.
package struct CheckTools {
  /// How each label fits its button, in every window that is tried.
  package var fits: (Configuration) -> [LabelFit]
  /// The letters of a text that no installed font has.
  package var missingLetters: (String) -> [Unicode.Scalar]
  /// What is wrong with the configuration's fonts, a sentence each.
  package var fontFaults: () -> [String]
  /// The samples of a sound file.
  package var samples: (FilePath) throws(SoundFault) -> SoundSamples

  package init(
    fits: @escaping (Configuration) -> [LabelFit], missingLetters: @escaping (String) -> [Unicode.Scalar],
    fontFaults: @escaping () -> [String],
    samples: @escaping (FilePath) throws(SoundFault) -> SoundSamples
  ) {
    self.fits = fits
    self.missingLetters = missingLetters
    self.fontFaults = fontFaults
    self.samples = samples
  }
}

/// How a label is set on its button.
package struct LabelFit: Equatable, Sendable {
  /// The answer, from 0.
  package var answer: Int
  /// The window that was tried.
  package var window: PixelSize
  /// The height of the type that the button is made for, in pixels.
  package var wanted: Double
  /// The height that the label gets, in pixels.
  package var drawn: Double
  /// Whether its end is cut off all the same.
  package var isCut: Bool

  package init(answer: Int, window: PixelSize, wanted: Double, drawn: Double, isCut: Bool) {
    self.answer = answer
    self.window = window
    self.wanted = wanted
    self.drawn = drawn
    self.isCut = isCut
  }
}

/// A sound as it is played.
package struct SoundSamples: Equatable, Sendable {
  /// Samples a second of each channel.
  package var rate: Int
  package var channels: Int
  /// The channels in turn, each −32,768…32,767.
  package var samples: [Int16]

  package init(rate: Int, channels: Int, samples: [Int16]) {
    self.rate = rate
    self.channels = channels
    self.samples = samples
  }

  package var seconds: Double {
    rate > 0 && channels > 0 ? Double(samples.count / channels) / Double(rate) : 0
  }
}

/// Why a sound cannot be played, in a sentence.
package struct SoundFault: Error, Equatable, Sendable {
  package var sentence: String
  /// Whether the file is to blame; otherwise no sound at all can be read here.
  package var isOfFile: Bool

  package init(_ sentence: String, isOfFile: Bool) {
    self.sentence = sentence
    self.isOfFile = isOfFile
  }
}
