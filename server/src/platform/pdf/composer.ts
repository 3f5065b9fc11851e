import { createLimiter } from '../limits/limiter.ts';
import { createWorkerPool } from '../limits/worker-pool.ts';
import type { ComposeTask } from './compose-worker.ts';

/** Further documents are rejected with a retry delay. */
const MAX_QUEUED_DOCUMENTS = 64;
const TIMEOUT_MS = 60_000;

/**
 * Composes PDF documents in a worker thread, one after another. A layout is a module that exports `buildDefinition`, which
 * creates pdfmake's document definition from the content. One composer serves the whole process.
 */
export function createPdfComposer() {
  const pool = createWorkerPool<ComposeTask, Uint8Array>(new URL('./compose-worker.ts', import.meta.url), {
    ...{ name: 'composePdf', threads: 1, heapMb: 192, idleMs: 30_000 },
  });
  const limit = createLimiter({ concurrency: 1, maxQueued: MAX_QUEUED_DOCUMENTS, waitMs: TIMEOUT_MS });
  return {
    /**
     * @param layout URL of the layout module, such as `new URL('./sheet-layout.ts', import.meta.url)`
     * @param content content of the document; plain data, because it is sent to another thread
     * @throws Problem ServiceUnavailable if too many documents are queued; Error if the document cannot be composed
     */
    async compose(layout: URL, content: unknown): Promise<Buffer> {
      const pdf = await limit(() => pool.run({ layout: layout.href, content }, TIMEOUT_MS));
      return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    },
    close: pool.close,
  };
}

export type PdfComposer = ReturnType<typeof createPdfComposer>;
