// Jansson reads the owner's JSON and tells line and column of a fault.
#pragma once
#include <jansson.h>
