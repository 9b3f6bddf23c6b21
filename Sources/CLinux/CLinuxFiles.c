#define _GNU_SOURCE
#include "CLinuxFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/statfs.h>
#include <unistd.h>

int closeup_open_folder(const char *path) {
  return open(path, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC);
}

const char *closeup_errno_text(int code) {
  const char *text = strerrordesc_np(code);
  return text ? text : "Unknown error";
}

// The numbers of <linux/magic.h>, and of file systems that are not in it.
enum {
  DISK_NFS = 0x6969,
  DISK_SMB = 0x517B,
  DISK_9P = 0x01021997,
  DISK_CEPH = 0x00C36400,
  DISK_AFS = 0x5346414F,
  DISK_CODA = 0x73757245,
  DISK_FUSE = 0x65735546,
};

int closeup_is_shared_disk(int descriptor) {
  struct statfs disk;
  if (fstatfs(descriptor, &disk) != 0) return 0;
  switch ((unsigned)disk.f_type) {
  case DISK_NFS:
  case DISK_SMB:
  case 0xFF534D42u:  // CIFS
  case 0xFE534D42u:  // SMB 2 and 3
  case 0x786F4256u:  // shared folders of VirtualBox
  case DISK_9P:
  case DISK_CEPH:
  case DISK_AFS:
  case DISK_CODA:
  case DISK_FUSE: return 1;
  default: return 0;
  }
}

int closeup_rename_new(const char *from, const char *to) {
  if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return -1;
  // A file system (FAT, some networks) without that promise: a look before has to do.
  if (faccessat(AT_FDCWD, to, F_OK, AT_SYMLINK_NOFOLLOW) == 0) {
    errno = EEXIST;
    return -1;
  }
  return rename(from, to);
}

int closeup_flush_file_system(int descriptor) { return syncfs(descriptor); }
