import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { UiLanguage } from '@cromia/domain/languages';
import type { CatalogueLevel } from '@cromia/domain/private-catalogue/tree';
import { z } from 'zod';
import { toBrand } from '../../brand/public-brand.ts';
import type { Config } from '../../config.ts';

/** Heap limit of the thread; the web app needs about 100 MB. */
const HEAP_MB = 256;

/** A level of the private catalogue. */
export interface LevelContent {
  path: string;
  level: CatalogueLevel;
  /** The path that search engines index, because a product may be in several categories. */
  canonical: string;
}

/** A page to render, in the format that web/src/prerender.tsx expects. */
export interface PageToRender {
  address: string;
  language: UiLanguage;
  level?: LevelContent;
}

const renderedSchema = z.object({ head: z.string(), html: z.string() });
const answerSchema = z.union([renderedSchema, z.object({ error: z.string() })]);

export interface Renderer {
  /**
   * Renders one page. Must not be called again before the previous page has been rendered.
   * @throws if the page fails, ends the thread or times out; the renderer cannot be used afterwards
   */
  render: (page: PageToRender) => Promise<z.infer<typeof renderedSchema>>;
  close: () => Promise<unknown>;
}

/**
 * Starts a worker thread that renders pages. It loads the whole web app and frees its memory when it ends.
 * @param renderMs timeout for one page, including the start of the thread, in milliseconds
 */
export function startRenderer(program: string, config: Config, renderMs: number): Renderer {
  const ended = new AbortController();
  const worker = new Worker(program, {
    // The thread renders public pages and needs no secrets from the environment.
    env: { NODE_ENV: 'production' },
    workerData: toBrand(config),
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  worker.on('error', (error) => ended.abort(error));
  worker.on('exit', () => ended.abort(new Error('the thread that renders pages has ended')));
  return {
    async render(page) {
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(renderMs)]);
      const answered = once(worker, 'message', { signal });
      worker.postMessage(page);
      const [message] = await answered;
      const answer = answerSchema.parse(message);
      if ('error' in answer) throw new Error(answer.error);
      return answer;
    },
    close: () => worker.terminate(),
  };
}
