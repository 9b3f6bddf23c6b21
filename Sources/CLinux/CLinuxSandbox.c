#define _GNU_SOURCE
#include "CLinuxProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// MARK: Limits and priority

static int limit(int resource, rlim_t value) {
  struct rlimit limit = {.rlim_cur = value, .rlim_max = value};
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int closeup_limit_address_space(uint64_t bytes) { return limit(RLIMIT_AS, bytes); }
int closeup_limit_cores(void) { return limit(RLIMIT_CORE, 0); }
int closeup_limit_files(uint64_t count) { return limit(RLIMIT_NOFILE, count); }

int closeup_limit_file_size(uint64_t bytes) {
  // Where standard error is a file, words that do not get through are better than a death.
  signal(SIGXFSZ, SIG_IGN);
  return limit(RLIMIT_FSIZE, bytes);
}

int closeup_lower_priority(void) {
  int result = 0;
  // Not SCHED_IDLE: on a busy machine the next photo must still come.
  struct sched_param none = {.sched_priority = 0};
  if (sched_setscheduler(0, SCHED_BATCH, &none) != 0) result = errno;
  if (setpriority(PRIO_PROCESS, 0, 10) != 0) result = errno;
  // ioprio_set(IOPRIO_WHO_PROCESS, self, best effort class, lowest of its levels): glibc has no wrapper.
  if (syscall(SYS_ioprio_set, 1, 0, (2 << 13) | 7) != 0) result = errno;
  return result;
}

int closeup_die_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 ? 0 : errno; }

int closeup_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : errno; }

// MARK: Landlock

// Rights that newer kernels know than Debian 12's header does: <linux/landlock.h> of 6.2, 6.7, 6.10 and 6.12.
enum {
  RIGHT_TRUNCATE = 1 << 14,
  RIGHT_IOCTL_DEVICE = 1 << 15,
  RIGHT_BIND_TCP = 1 << 0,
  RIGHT_CONNECT_TCP = 1 << 1,
  SCOPE_ABSTRACT_SOCKET = 1 << 0,
  SCOPE_SIGNAL = 1 << 1,
};

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scoped;
};

// Lets a process that is about to be restricted make folders and files in `folder`.
static int allow_making(int ruleset, const char *folder, uint64_t handled) {
  struct landlock_path_beneath_attr rule = {
      .allowed_access = handled & (LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                                   LANDLOCK_ACCESS_FS_WRITE_FILE | RIGHT_TRUNCATE),
      .parent_fd = open(folder, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)};
  if (rule.parent_fd < 0) return errno;
  int result =
      syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0 ? 0 : errno;
  close(rule.parent_fd);
  return result;
}

int closeup_restrict_files(const char *folder) {
  long abi = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (abi < 0) return errno;
  // A right that is handled and given to no path is denied everywhere. Reading is not handled: it stays.
  struct ruleset ruleset = {
      .files = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
               LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR |
               LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
               LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM};
  size_t size = sizeof ruleset.files;
  // Who unpacks a stranger's file into a folder has no need to read any other.
  if (folder) ruleset.files |= LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
  if (abi >= 2) ruleset.files |= LANDLOCK_ACCESS_FS_REFER;
  if (abi >= 3) ruleset.files |= RIGHT_TRUNCATE;
  if (abi >= 4) {
    ruleset.network = RIGHT_BIND_TCP | RIGHT_CONNECT_TCP;
    size = sizeof ruleset.files + sizeof ruleset.network;
  }
  if (abi >= 5) ruleset.files |= RIGHT_IOCTL_DEVICE;
  if (abi >= 6) {
    ruleset.scoped = SCOPE_ABSTRACT_SOCKET | SCOPE_SIGNAL;
    size = sizeof ruleset;
  }
  int descriptor = (int)syscall(SYS_landlock_create_ruleset, &ruleset, size, 0);
  if (descriptor < 0) return errno;
  int result = folder ? allow_making(descriptor, folder, ruleset.files) : 0;
  if (result == 0) result = syscall(SYS_landlock_restrict_self, descriptor, 0) == 0 ? 0 : errno;
  close(descriptor);
  return result;
}

// MARK: Seccomp

#if defined(__x86_64__)
#define FILTER_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define FILTER_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef FILTER_ARCHITECTURE

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, (value))
#define DENY(number) ANSWER(SECCOMP_RET_ERRNO | ((number) & SECCOMP_RET_DATA))
#define REFUSE(call, number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 1), DENY(number)
// Where the low half of an argument lies on the little-endian machines above.
#define ARGUMENT(index) args[index]

#define WRITING (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND | (O_TMPFILE & ~O_DIRECTORY))
// Opening is for reading, and no folder is made.
#define OPENING(call, flags)                                \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 4),    \
      LOAD(ARGUMENT(flags)),                                \
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, WRITING, 0, 1),  \
      DENY(EACCES), ANSWER(SECCOMP_RET_ALLOW)
#if defined(__x86_64__)
#define NO_MAKING OPENING(openat, 2), OPENING(open, 1), REFUSE(mkdirat, EACCES), REFUSE(mkdir, EACCES),
#else
#define NO_MAKING OPENING(openat, 2), REFUSE(mkdirat, EACCES),
#endif

int closeup_filter_system_calls(int may_create) {
  const struct sock_filter no_making[] = {NO_MAKING};
  const unsigned self = (unsigned)getpid();
  struct sock_filter filter[] = {
      // Another machine's calls carry other numbers: end there and then.
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, FILTER_ARCHITECTURE, 1, 0),
      ANSWER(SECCOMP_RET_KILL_PROCESS),
      LOAD(nr),
#if defined(__x86_64__)
      // So do those of the x32 flavour.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000u, 0, 1),
      ANSWER(SECCOMP_RET_KILL_PROCESS),
#endif

      // Whoever may make files steps over the next rules.
      BPF_STMT(BPF_JMP | BPF_JA, may_create ? sizeof no_making / sizeof no_making[0] : 0),
      NO_MAKING

      // Threads yes, processes no. The newer call hides its flags in memory: say that it does not exist.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4),
      LOAD(ARGUMENT(0)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
      DENY(EPERM),
      ANSWER(SECCOMP_RET_ALLOW),
      REFUSE(clone3, ENOSYS),

      // A signal to itself (abort) yes, to others no.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tgkill, 0, 4),
      LOAD(ARGUMENT(0)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, self, 1, 0),
      DENY(EPERM),
      ANSWER(SECCOMP_RET_ALLOW),
      REFUSE(kill, EPERM),
      REFUSE(tkill, EPERM),
      REFUSE(rt_sigqueueinfo, EPERM),
      REFUSE(rt_tgsigqueueinfo, EPERM),
      REFUSE(pidfd_open, EPERM),
      REFUSE(pidfd_send_signal, EPERM),
      REFUSE(pidfd_getfd, EPERM),

      // No network.
      REFUSE(socket, EACCES),
      REFUSE(socketpair, EACCES),
      REFUSE(connect, EACCES),
      REFUSE(bind, EACCES),
      REFUSE(listen, EACCES),
      REFUSE(accept, EACCES),
      REFUSE(accept4, EACCES),
      REFUSE(sendto, EACCES),
      REFUSE(sendmsg, EACCES),
      REFUSE(sendmmsg, EACCES),

      // No other program, and no look into one.
      REFUSE(execve, EPERM),
      REFUSE(execveat, EPERM),
      REFUSE(ptrace, EPERM),
      REFUSE(process_vm_readv, EPERM),
      REFUSE(process_vm_writev, EPERM),
      REFUSE(kcmp, EPERM),

      // No change to any file.
      REFUSE(openat2, ENOSYS),
      REFUSE(unlinkat, EACCES),
      REFUSE(renameat, EACCES),
      REFUSE(renameat2, EACCES),
      REFUSE(linkat, EACCES),
      REFUSE(symlinkat, EACCES),
      REFUSE(mknodat, EACCES),
      REFUSE(fchmodat, EACCES),
      REFUSE(fchmod, EACCES),
      REFUSE(fchownat, EACCES),
      REFUSE(fchown, EACCES),
      REFUSE(truncate, EACCES),
      REFUSE(ftruncate, EACCES),
      REFUSE(utimensat, EACCES),
      REFUSE(setxattr, EACCES),
      REFUSE(lsetxattr, EACCES),
      REFUSE(fsetxattr, EACCES),
      REFUSE(removexattr, EACCES),
      REFUSE(lremovexattr, EACCES),
      REFUSE(fremovexattr, EACCES),
      REFUSE(open_by_handle_at, EPERM),
#if defined(__x86_64__)
      REFUSE(fork, EPERM),
      REFUSE(vfork, EPERM),
      REFUSE(creat, EACCES),
      REFUSE(unlink, EACCES),
      REFUSE(rename, EACCES),
      REFUSE(link, EACCES),
      REFUSE(symlink, EACCES),
      REFUSE(rmdir, EACCES),
      REFUSE(mknod, EACCES),
      REFUSE(chmod, EACCES),
      REFUSE(chown, EACCES),
      REFUSE(lchown, EACCES),
      REFUSE(utime, EACCES),
      REFUSE(utimes, EACCES),
      REFUSE(futimesat, EACCES),
      REFUSE(ioperm, EPERM),
      REFUSE(iopl, EPERM),
#endif

      // No way around the filter, and none of the kernel's rarer doors.
      REFUSE(io_uring_setup, EPERM),
      REFUSE(bpf, EPERM),
      REFUSE(perf_event_open, EPERM),
      REFUSE(userfaultfd, EPERM),
      REFUSE(keyctl, EPERM),
      REFUSE(add_key, EPERM),
      REFUSE(request_key, EPERM),
      REFUSE(unshare, EPERM),
      REFUSE(setns, EPERM),
      REFUSE(mount, EPERM),
      REFUSE(umount2, EPERM),
      REFUSE(pivot_root, EPERM),
      REFUSE(chroot, EPERM),
      REFUSE(memfd_create, EPERM),
      REFUSE(personality, EPERM),
      // Nothing here needs a device; the calls of a terminal could type into it.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_ioctl, 0, 4),
      LOAD(ARGUMENT(1)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCSTI, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCLINUX, 0, 1),
      DENY(EPERM),
      ANSWER(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof filter[0], .filter = filter};
  // All threads at once: the libraries may have started some.
  long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
  if (result > 0) return EBUSY;
  return result == 0 ? 0 : errno;
}

#else

int closeup_filter_system_calls(int may_create) { return ENOSYS; }

#endif

// MARK: Proofs

static int failed(long result) { return result < 0 ? errno : 0; }

int closeup_try_socket(void) { return failed(socket(AF_INET, SOCK_STREAM, 0)); }

int closeup_try_write(const char *path) { return failed(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600)); }

int closeup_try_run(const char *path) {
  char *arguments[] = {(char *)path, NULL};
  return failed(execv(path, arguments));
}

int closeup_try_fork(void) {
  pid_t child = fork();
  if (child == 0) _exit(0);
  if (child > 0) waitpid(child, NULL, 0);
  return failed(child);
}

int closeup_try_kill_parent(void) { return failed(kill(getppid(), 0)); }

int closeup_try_trace(void) { return failed(ptrace(PTRACE_TRACEME, 0, NULL, NULL)); }
