// libarchive packs and unpacks packs of one file.
#pragma once
#include <archive.h>
#include <archive_entry.h>
#include <locale.h>

// A macro that Swift does not see.
static const int closeup_letters_mask = LC_CTYPE_MASK;
