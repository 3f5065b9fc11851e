import { Piscina } from 'piscina';

interface WorkerPoolOptions {
  /** Name of the exported function that runs the tasks. */
  name: string;
  threads: number;
  heapMb: number;
  /** Idle time after which a thread ends and frees its memory; 0 to end it after its task. */
  idleMs?: number;
}

/**
 * Creates a pool of worker threads with limited memory. Callers limit their concurrent tasks to `threads`, because the
 * timeout also covers the time in the pool's queue.
 */
export function createWorkerPool<Task, Result>(
  program: URL,
  { name, threads, heapMb, idleMs = 0 }: WorkerPoolOptions,
) {
  const pool = new Piscina<Task, Result>({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    execArgv: [],
    // Tasks need no secrets from the environment.
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
  });
  // A thread that fails while idle harms no task; the next task starts another.
  pool.on('error', () => undefined);
  return {
    /** @throws AbortError after the timeout, which ends the thread; Error if the task fails or exceeds the memory */
    run: (task: Task, timeoutMs: number): Promise<Result> =>
      pool.run(task, { filename: program.href, name, signal: AbortSignal.timeout(timeoutMs) }),
    close: () => pool.destroy(),
  };
}
