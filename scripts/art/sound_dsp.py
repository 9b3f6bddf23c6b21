"""Signal processing for the theme's sounds: filters, the room, saturation, dither, the WAV writer.

A signal is a float array of shape (channels, samples) at 48 kHz. Filters are run as the exact frequency
response of the recursive filter over a zero-padded transform: causal, so nothing rings ahead of a note,
and fast without a loop over samples.
"""

import functools
import wave

import numpy as np

RATE = 48_000

# How far a filter may ring on past the end of its input before it is cut, in seconds.
FILTER_TAIL = 0.5

# The room all sounds share: small, wooden, soft. Seconds until the decay has fallen by 60 dB, for the
# low mids and for the treble, and how long the impulse is kept.
ROOM_DECAY = 0.62
ROOM_TREBLE_DECAY = 0.30
ROOM_TREBLE_HZ = 5_000
ROOM_SECONDS = 0.9

# Delay lines of the room in samples (12 to 46 ms): primes, so that echoes seldom coincide.
ROOM_LINES = (587, 659, 743, 821, 907, 997, 1091, 1187, 1289, 1399, 1511, 1621, 1741, 1867, 2003, 2179)

# All-pass diffusers, one chain for each ear, that blur the room's first echoes.
ROOM_DIFFUSERS = ((113, 167, 241, 359), (127, 181, 229, 373))


def samples(seconds):
    """The number of samples that last `seconds`."""
    return int(round(seconds * RATE))


def respond(signal, *responses):
    """Runs `signal` through filters given as functions of z⁻¹ and keeps its length."""
    length = signal.shape[-1]
    size = 1 << (length + samples(FILTER_TAIL) - 1).bit_length()
    unit = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    spectrum = np.fft.rfft(signal, size)
    for response in responses:
        spectrum = spectrum * response(unit)
    return np.fft.irfft(spectrum, size)[..., :length]


def biquad(b, a):
    """The response of a second-order filter with coefficients `b` over `a`."""
    return lambda z: (b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z)


def low_pass(hz, q=0.7071):
    """A second-order low-pass by the bilinear transform."""
    w = 2 * np.pi * hz / RATE
    slope, cos = np.sin(w) / (2 * q), np.cos(w)
    return biquad(((1 - cos) / 2, 1 - cos, (1 - cos) / 2), (1 + slope, -2 * cos, 1 - slope))


def high_pass(hz, q=0.7071):
    """A second-order high-pass by the bilinear transform."""
    w = 2 * np.pi * hz / RATE
    slope, cos = np.sin(w) / (2 * q), np.cos(w)
    return biquad(((1 + cos) / 2, -(1 + cos), (1 + cos) / 2), (1 + slope, -2 * cos, 1 - slope))


def all_pass(delay, gain=0.6):
    """A Schroeder all-pass: flat in level, smeared in time."""
    return lambda z: (z**delay - gain) / (1 - gain * z**delay)


def convolve(signal, impulse):
    """Signal with impulse response, at full length."""
    length = signal.shape[-1] + impulse.shape[-1] - 1
    size = 1 << (length - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(signal, size) * np.fft.rfft(impulse, size), size)[..., :length]


def rise(count):
    """A raised-cosine ramp from 0 towards 1."""
    return 0.5 - 0.5 * np.cos(np.pi * np.arange(count) / max(count, 1))


def faded(signal, fade_in, fade_out):
    """The signal with raised-cosine fades of these lengths in seconds; both ends are exactly zero."""
    out = signal.copy()
    head, tail = samples(fade_in), samples(fade_out)
    out[..., :head] *= rise(head)
    out[..., out.shape[-1] - tail:] *= rise(tail)[::-1]
    return out


@functools.cache
def room_impulse():
    """The room's stereo response to one impulse: a feedback delay network, then diffusers for each ear."""
    lines = np.array(ROOM_LINES)
    count = len(lines)

    # An orthogonal mixing matrix (Hadamard's) loses no energy: only the lines' own gains decay.
    mix = np.ones((1, 1))
    while len(mix) < count:
        mix = np.block([[mix, mix], [mix, -mix]])
    mix = mix / np.sqrt(count)

    # One-pole damping in each line, its pole solved so that the treble decays at its own pace.
    gain = 10 ** (-3 * lines / (RATE * ROOM_DECAY))
    ratio = 10 ** (-3 * lines / RATE * (1 / ROOM_TREBLE_DECAY - 1 / ROOM_DECAY))
    cos = np.cos(2 * np.pi * ROOM_TREBLE_HZ / RATE)
    # |1-p|² / |1 - p e^{-jw}|² = ratio²  →  a quadratic in p; the smaller root is the stable pole.
    a, b = 1 - ratio**2, 1 - ratio**2 * cos
    pole = (b - np.sqrt(b * b - a * a)) / a

    total = samples(ROOM_SECONDS)
    memory = np.zeros((count, max(lines) + 1))
    width = memory.shape[1]
    rows = np.arange(count)
    damped = np.zeros(count)
    feed = np.where(rows % 2 == 0, 1.0, -1.0)
    ears = np.stack([np.where(rows % 4 < 2, 1.0, -1.0), np.where((rows + 1) % 4 < 2, 1.0, -1.0)])
    out = np.zeros((2, total))
    for step in range(total):
        heard = memory[rows, (step - lines) % width]
        damped = (1 - pole) * gain * heard + pole * damped
        out[:, step] = ears @ damped
        memory[:, step % width] = mix @ damped + (feed if step == 0 else 0)
    heard_by = [respond(out[ear], *[all_pass(d) for d in ROOM_DIFFUSERS[ear]]) for ear in (0, 1)]
    # Neither boom nor hiss: walls of wood keep the mids.
    shaped = respond(np.stack(heard_by), high_pass(190), low_pass(6_500, 0.6))
    shaped = faded(shaped, 0, 0.25)
    return shaped / np.sqrt(np.sum(shaped**2) / 2)


def oversampled(signal, factor):
    """The signal at `factor` times the rate, band-limited."""
    length = signal.shape[-1]
    # A margin of silence keeps the transform's wrap-around away from the sound.
    padded = np.pad(signal, [(0, 0)] * (signal.ndim - 1) + [(256, 256)])
    size = padded.shape[-1]
    spectrum = np.fft.rfft(padded)
    wide = np.zeros(spectrum.shape[:-1] + (size * factor // 2 + 1,), complex)
    wide[..., : spectrum.shape[-1]] = spectrum
    up = np.fft.irfft(wide, size * factor) * factor
    return up[..., 256 * factor: (256 + length) * factor]


def saturated(signal, drive):
    """Soft saturation at four times the rate, so that its harmonics do not fold back as false tones."""
    length = signal.shape[-1]
    peak = np.max(np.abs(signal))
    bent = np.tanh(oversampled(signal, 4) * (drive / peak)) * (peak / drive)
    spectrum = np.fft.rfft(bent)[..., : length // 2 + 1]
    # A short slope at the band's edge instead of a wall: a wall would ring.
    hz = np.arange(spectrum.shape[-1]) * RATE / length
    slope = 0.5 + 0.5 * np.cos(np.pi * np.clip((hz - 19_000) / 4_500, 0, 1))
    return np.fft.irfft(spectrum * slope, length) / 4


def without_dc(signal):
    """The signal with its mean taken out under a window, so that its ends stay at zero."""
    window = np.sin(np.pi * np.arange(signal.shape[-1]) / (signal.shape[-1] - 1)) ** 2
    return signal - window * (signal.mean(axis=-1, keepdims=True) / window.mean())


def write_wav(path, signal, random):
    """Writes 16-bit PCM with triangular dither; the first and last frame are exact zeros."""
    channels, length = signal.shape
    noise = random.random_sample((2, channels, length))
    codes = np.rint(signal * 32_767 + noise[0] - noise[1])
    codes[:, 0] = codes[:, -1] = 0
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.clip(codes, -32_768, 32_767).astype("<i2").T.tobytes())
