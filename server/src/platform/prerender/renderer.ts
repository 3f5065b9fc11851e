import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { UiLanguage } from '@cromia/domain/languages';
import type { CatalogueLevel } from '@cromia/domain/private-catalogue/tree';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { toBrand } from '../brand/brand.ts';

/** The web app takes about 100 MB. */
const HEAP_MB = 256;

/** A level of the private catalogue. */
export interface LevelContent {
  path: string;
  level: CatalogueLevel;
  /** The path of the address that search engines keep: a product may be in several categories. */
  canonical: string;
}

/** A page to render, as web/src/prerender.tsx takes it. */
export interface PageToRender {
  address: string;
  language: UiLanguage;
  level?: LevelContent;
}

const renderedSchema = z.object({ head: z.string(), html: z.string() });
const answerSchema = z.union([renderedSchema, z.object({ error: z.string() })]);

export interface Renderer {
  /**
   * Renders one page; call it again only after its answer.
   * @throws when the page fails, ends the thread or takes too long; the renderer cannot be used afterwards
   */
  render: (page: PageToRender) => Promise<z.infer<typeof renderedSchema>>;
  close: () => Promise<unknown>;
}

/**
 * Starts a thread that renders pages: it holds the whole web app in memory and frees it when it ends.
 * @param renderMs longest time for one page, with the start of the thread
 */
export function startRenderer(program: string, config: Config, renderMs: number): Renderer {
  const ended = new AbortController();
  const worker = new Worker(program, {
    // It renders public pages and needs no secrets of the environment.
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
