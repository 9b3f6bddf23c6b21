// Processes, pipes and what holds a process back: what Swift cannot call, or only clumsily.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// An event counter (eventfd(2)), close-on-exec and non-blocking; -1 with errno.
int closeup_event(void);

/// A pipe whose ends are close-on-exec and above the standard streams; -1 with errno.
int closeup_pipe(int ends[2]);

/// Makes a descriptor non-blocking and, when it is a pipe, as roomy as allowed up to `room` bytes.
void closeup_nonblocking(int descriptor, int room);

/// Starts `path` with exactly these standard streams, no other descriptor, no blocked or ignored signal.
/// Its one argument is its name; `environment` is a run of zero-ended entries, closed by an empty one.
/// Returns 0, or the error number.
int closeup_spawn(const char *path, const char *environment, int in, int out, int err, pid_t *pid);

/// The same with arguments after the name: a run like that of the environment.
int closeup_spawn_with(const char *path, const char *words, const char *environment, int in, int out, int err,
                       pid_t *pid);

/// Waits for a child's end; its wait status, or -1.
int closeup_wait(pid_t pid);

/// Kills a child and collects it, waiting `milliseconds` at most; its wait status, or -1.
int closeup_kill_and_reap(pid_t pid, int milliseconds);

/// Collects a child that has ended or does within `milliseconds`: its wait status, or -1.
int closeup_reap(pid_t pid, int milliseconds);

/// Blocks every signal in the calling thread, so that a broken pipe is an error number and nothing else.
void closeup_block_signals(void);

/// Sets a soft and hard limit (setrlimit(2)); 0 or the error number.
int closeup_limit_address_space(uint64_t bytes);
int closeup_limit_cores(void);
int closeup_limit_files(uint64_t count);
int closeup_limit_file_size(uint64_t bytes);

/// Lowest sensible priority for processor (nice 10, SCHED_BATCH) and disk; 0 or the error number.
int closeup_lower_priority(void);

/// Dies when the parent does; 0 or the error number.
int closeup_die_with_parent(void);

/// Can never gain rights; 0 or the error number.
int closeup_no_new_privileges(void);

/// Landlock: no writing, no running, no connecting, for this thread and those it will start; 0 or the error
/// number. Reading stays allowed. With a folder, files and folders may be made in it, and nothing anywhere be read.
int closeup_restrict_files(const char *folder);

/// Seccomp: refuses what a decoder has no use for, in all threads; 0 or the error number. `may_create` leaves the
/// making of files and folders.
int closeup_filter_system_calls(int may_create);

/// Tries what must not work; the error number of each (0: it worked, which is bad).
int closeup_try_socket(void);
int closeup_try_write(const char *path);
int closeup_try_run(const char *path);
int closeup_try_fork(void);
int closeup_try_kill_parent(void);
int closeup_try_trace(void);

/// Ends the process with SIGALRM after `seconds`; 0 calls it off.
void closeup_alarm(unsigned int seconds);

/// Another descriptor for the same file, close-on-exec and above the standard streams; -1 with errno.
int closeup_duplicate(int descriptor);

/// Gives memory that is free back to the system.
void closeup_return_memory(void);
