// libvips' calls are variadic: those that are needed are wrapped here, one function each.
#pragma once
#include <vips/vips.h>

static inline void closeup_vips_log(const gchar *domain, GLogLevelFlags level, const gchar *text, gpointer data) {
  // A damaged file can bring a thousand warnings: what matters comes back as an error.
  if (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL)) g_log_default_handler(domain, level, text, data);
}

/// Starts libvips: 0, or -1.
static inline int closeup_vips_start(void) {
  g_log_set_default_handler(closeup_vips_log, NULL);
  if (VIPS_INIT("closeup-decoder") != 0) return -1;
  vips_concurrency_set(2);
  // Every photo is decoded once: keeping operations only keeps memory.
  vips_cache_set_max(0);
  vips_cache_set_max_mem(0);
  vips_cache_set_max_files(0);
  vips_block_untrusted_set(TRUE);
  vips_operation_block_set("VipsForeign", TRUE);
  // SVG and JPEG XL count as untrusted: this process is the answer to that.
  static const char *const wanted[] = {
      "VipsForeignLoadJpegSource", "VipsForeignLoadPngSource",  "VipsForeignLoadWebpSource",
      "VipsForeignLoadNsgifSource", "VipsForeignLoadTiffSource", "VipsForeignLoadHeifSource",
      "VipsForeignLoadJxlSource",  "VipsForeignLoadSvgSource", "VipsForeignSaveJpegBuffer", "VipsForeignSavePngBuffer"};
  for (size_t index = 0; index < sizeof wanted / sizeof wanted[0]; index++)
    vips_operation_block_set(wanted[index], FALSE);
  return 0;
}

/// The picture's header, without its pixels; NULL with an error text. `options` as "[page=1]".
static inline VipsImage *closeup_vips_header(VipsSource *source, const char *options) {
  return vips_image_new_from_source(source, options, "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

/// The picture from a source, upright and at exactly this size, in sRGB's or grey's eight bits, alpha as it
/// was. A profile has not been used, except by CMYK pictures. `options` as "[page=1,fail-on=error]": 8.14 does not
/// hand its own fail_on to the loader of a source.
static inline int closeup_vips_thumbnail(VipsSource *source, VipsImage **out, int width, int height,
                                         const char *options) {
  return vips_thumbnail_source(source, out, width, "height", height, "size", VIPS_SIZE_FORCE,
                               "option_string", options, NULL);
}

/// The same for a picture that lies in memory already.
static inline int closeup_vips_thumbnail_image(VipsImage *in, VipsImage **out, int width, int height) {
  return vips_thumbnail_image(in, out, width, "height", height, "size", VIPS_SIZE_FORCE, NULL);
}

/// From the picture's own profile to sRGB.
static inline int closeup_vips_profile_to_srgb(VipsImage *in, VipsImage **out) {
  return vips_icc_transform(in, out, "srgb", "embedded", TRUE, "intent", VIPS_INTENT_RELATIVE, "depth", 8,
                            NULL);
}

/// To sRGB without a profile.
static inline int closeup_vips_to_srgb(VipsImage *in, VipsImage **out) {
  return vips_colourspace(in, out, VIPS_INTERPRETATION_sRGB, NULL);
}

/// To eight bits.
static inline int closeup_vips_to_bytes(VipsImage *in, VipsImage **out) {
  return vips_cast(in, out, VIPS_FORMAT_UCHAR, NULL);
}

/// Bytes of RGBA, opaque, for `area` pixels of RGB; to be given back with g_free.
static inline void *closeup_opaque(const void *rgb, size_t area) {
  const unsigned char *from = (const unsigned char *)rgb;
  unsigned char *all = (unsigned char *)g_malloc(area * 4);
  for (size_t index = 0; index < area; index++) {
    all[4 * index] = from[3 * index];
    all[4 * index + 1] = from[3 * index + 1];
    all[4 * index + 2] = from[3 * index + 2];
    all[4 * index + 3] = 255;
  }
  return all;
}

/// The first `count` bands.
static inline int closeup_vips_bands(VipsImage *in, VipsImage **out, int count) {
  return vips_extract_band(in, out, 0, "n", count, NULL);
}

/// A part of the picture.
static inline int closeup_vips_part(VipsImage *in, VipsImage **out, int left, int top, int width, int height) {
  return vips_extract_area(in, out, left, top, width, height, NULL);
}

static inline void closeup_vips_check_time(VipsImage *image, VipsProgress *progress, void *seconds) {
  if (progress->run > GPOINTER_TO_INT(seconds)) vips_image_set_kill(image, TRUE);
}

/// Makes reading this picture's pixels fail once it has taken `seconds`.
static inline void closeup_vips_stop_after(VipsImage *image, int seconds) {
  vips_image_set_progress(image, TRUE);
  g_signal_connect(image, "eval", G_CALLBACK(closeup_vips_check_time), GINT_TO_POINTER(seconds));
}

/// RGBA bytes in memory, which must outlive the picture; NULL with an error text.
static inline VipsImage *closeup_vips_from_rgba(const void *bytes, size_t count, int width, int height) {
  VipsImage *plain = vips_image_new_from_memory(bytes, count, width, height, 4, VIPS_FORMAT_UCHAR);
  if (plain == NULL) return NULL;
  VipsImage *coloured = NULL;
  if (vips_copy(plain, &coloured, "interpretation", VIPS_INTERPRETATION_sRGB, NULL) != 0) coloured = NULL;
  g_object_unref(plain);
  return coloured;
}

/// A frame of an animation in memory, which must outlive it: rows of `bands` bytes a pixel; NULL with an error text. How
/// colours are to be understood comes from the animation's first frame, `like`, and nothing else does.
static inline VipsImage *closeup_vips_frame(const void *bytes, size_t count, int width, int height, int bands,
                                            VipsImage *like) {
  VipsImage *plain = vips_image_new_from_memory(bytes, count, width, height, bands, VIPS_FORMAT_UCHAR);
  if (plain == NULL) return NULL;
  VipsImage *coloured = NULL;
  int kind = bands < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB;
  if (vips_copy(plain, &coloured, "interpretation", kind, NULL) != 0) coloured = NULL;
  g_object_unref(plain);
  const void *profile;
  size_t profile_count;
  if (coloured != NULL && vips_image_get_typeof(like, VIPS_META_ICC_NAME) != 0 &&
      vips_image_get_blob(like, VIPS_META_ICC_NAME, &profile, &profile_count) == 0)
    vips_image_set_blob_copy(coloured, VIPS_META_ICC_NAME, profile, profile_count);
  return coloured;
}

/// A JPEG of the first three bands, in memory to be given back with g_free; 0, or -1 with an error text.
static inline int closeup_vips_save_jpeg(VipsImage *in, void **buffer, size_t *count, int quality) {
  VipsImage *colours = NULL;
  if (vips_extract_band(in, &colours, 0, "n", 3, NULL) != 0) return -1;
  int result = vips_jpegsave_buffer(colours, buffer, count, "Q", quality, "optimize_coding", TRUE, "strip", TRUE, NULL);
  g_object_unref(colours);
  return result;
}

/// The same as a PNG of all bands.
static inline int closeup_vips_save_png(VipsImage *in, void **buffer, size_t *count) {
  return vips_pngsave_buffer(in, buffer, count, "strip", TRUE, NULL);
}

/// Lets go of an object of libvips.
static inline void closeup_vips_release(void *object) { g_object_unref(object); }
