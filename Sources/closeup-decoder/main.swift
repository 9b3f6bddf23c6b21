import Decoder
