// Files and folders: what Swift cannot call.
#pragma once

/// open(2) of a folder for reading; -1 with errno for anything else.
int closeup_open_folder(const char *path);

/// The English text of an errno value; unlike strerror(3) safe on any thread.
const char *closeup_errno_text(int code);

/// Whether an open file lies on a disk that other machines write to (fstatfs(2)): the kernel tells nobody of that.
int closeup_is_shared_disk(int descriptor);

/// rename(2) that replaces nothing: -1 with EEXIST when `to` is there.
int closeup_rename_new(const char *from, const char *to);

/// syncfs(2): everything that was written on the descriptor's file system is on its disk.
int closeup_flush_file_system(int descriptor);
