import { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import type { ComposeJob } from './compose-worker.ts';

/** Maximum number of queued documents; further requests are refused with a retry delay. */
const WAITING_MAX = 64;
const RETRY_SECONDS = 5;
/** Idle time after which the worker thread ends and frees its memory. */
const IDLE_MS = 30_000;
const MEMORY_MB = 192;

interface Job {
  done: (pdf: Buffer) => void;
  failed: (error: Error) => void;
}

interface WorkerAnswer {
  job: number;
  pdf?: Uint8Array;
  error?: string;
}

/**
 * Composes PDF documents in a worker thread, one after another. A layout is a module that exports `buildDefinition`, which
 * creates pdfmake's document definition from the content. One composer serves the whole process.
 */
export function createPdfComposer() {
  const jobs = new Map<number, Job>();
  let worker: Worker | undefined;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  function failAll(error: Error): void {
    const failed = [...jobs.values()];
    jobs.clear();
    for (const job of failed) job.failed(error);
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
    failAll(new Error('the portal stops'));
  }

  function settle({ job: number, pdf, error }: WorkerAnswer): void {
    const job = jobs.get(number);
    jobs.delete(number);
    if (pdf) job?.done(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
    else job?.failed(new Error(error ?? 'nothing was composed'));
    if (jobs.size > 0) return;
    clearTimeout(idle);
    idle = setTimeout(() => void close(), IDLE_MS).unref();
  }

  function start(): Worker {
    const started = new Worker(new URL('./compose-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    started.unref();
    started.on('message', settle);
    const lost = (error: Error) => {
      if (worker !== started) return;
      worker = undefined;
      failAll(error);
    };
    started.on('error', lost);
    started.on('exit', (code) => lost(new Error(`the composing thread ended with ${code}`)));
    return started;
  }

  return {
    /**
     * @param layout URL of the layout module, such as `new URL('./sheet-layout.ts', import.meta.url)`
     * @param content content of the document; plain data, because it is sent to another thread
     * @throws Problem ServiceUnavailable if too many documents are queued; Error if the document cannot be composed
     */
    async compose(layout: URL, content: unknown): Promise<Buffer> {
      if (jobs.size >= WAITING_MAX) throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
      clearTimeout(idle);
      worker ??= start();
      const thread = worker;
      last += 1;
      const job = last;
      return new Promise((done, failed) => {
        jobs.set(job, { done, failed });
        thread.postMessage({ job, layout: layout.href, content } satisfies ComposeJob);
      });
    },
    close,
  };
}

export type PdfComposer = ReturnType<typeof createPdfComposer>;
