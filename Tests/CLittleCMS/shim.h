// LittleCMS, as the judge of what the decoder makes of colours. Its format codes are macros that Swift cannot see.
#pragma once
#include <lcms2.h>

static const cmsUInt32Number closeup_rgb_8 = TYPE_RGB_8;
static const cmsUInt32Number closeup_grey_8 = TYPE_GRAY_8;
