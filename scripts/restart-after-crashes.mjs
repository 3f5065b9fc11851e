/** Pause before the first restart. Each further crash doubles it, up to the maximum. */
const PAUSES_MS = { first: 1_000, max: 60_000 };
/** A process that ran this long is considered healthy: the next crash starts with the first pause again. */
const HEALTHY_MS = 600_000;
/** The message by which a process reports that its start is complete (server/src/main.ts). */
const STARTED_MESSAGE = 'started';
/** Exit code with which a process requests a restart (server/src/main.ts). */
const RESTART_EXIT_CODE = 75;

/**
 * Whether a process crashed, rather than stopped or failed to start with a message. A signal is always a crash, such as
 * that of the system when memory is exhausted. An error code is one once the process, or an earlier one, has started:
 * before that, it reports for example an invalid configuration, which a restart does not mend.
 */
function hasCrashed({ code, signal, hasEverStarted }) {
  return signal !== null || code === RESTART_EXIT_CODE || (code !== 0 && hasEverStarted);
}

/**
 * Runs a process and restarts it after every crash, after a pause that grows.
 * @param spawnProcess starts the process, with an IPC channel
 * @param onEnd called with the exit code after the process has stopped for good
 * @param log writes a message
 * @returns `stop`, which passes a signal to the process; afterwards it is not restarted
 */
export function restartAfterCrashes(
  spawnProcess,
  { onEnd, log, pauses = PAUSES_MS, healthyMs = HEALTHY_MS },
) {
  let child;
  let pauseTimer;
  let isStopping = false;
  let hasEverStarted = false;
  let pauseMs = pauses.first;

  function run() {
    pauseTimer = undefined;
    const startedAt = performance.now();
    child = spawnProcess();
    child.on('message', (message) => {
      if (message === STARTED_MESSAGE) hasEverStarted = true;
    });
    child.once('error', (error) => {
      log(`Failed to start the portal: ${error.message}`);
      onEnd(1);
    });
    child.once('exit', (code, signal) => {
      if (isStopping || !hasCrashed({ code, signal, hasEverStarted })) {
        onEnd(code ?? (signal === 'SIGKILL' ? 137 : 1));
        return;
      }
      if (performance.now() - startedAt >= healthyMs) pauseMs = pauses.first;
      pauseTimer = setTimeout(run, pauseMs);
      log(`The portal ended (${signal ?? `exit code ${code}`}); restarting it in ${pauseMs / 1000} s`);
      pauseMs = Math.min(2 * pauseMs, pauses.max);
    });
  }

  run();
  return {
    stop(signal) {
      isStopping = true;
      if (pauseTimer === undefined) {
        child.kill(signal);
        return;
      }
      clearTimeout(pauseTimer);
      pauseTimer = undefined;
      onEnd(0);
    },
  };
}
