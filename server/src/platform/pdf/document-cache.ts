import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { FileStore, StoredFile } from '../files/files.ts';
import type { PdfComposer } from './composer.ts';

/** How one kind of document is set and where it is kept. */
export interface DocumentLayout {
  /** Folder in the file store. */
  folder: string;
  module: URL;
  /** Increased with each change of the layout, so that all documents are composed again. */
  version: number;
}

/**
 * Documents that are composed once and then kept in the file store. A file is named by a hash of its content's data, so
 * that a document of other data is never answered.
 */
export function createDocumentCache(
  files: FileStore,
  composer: PdfComposer,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  /** Documents being composed now; concurrent requests for the same one share it. */
  const underWay = new Map<string, Promise<StoredFile>>();

  async function findOrCompose(
    key: string,
    hash: string,
    module: URL,
    content: unknown,
  ): Promise<StoredFile> {
    const kept = await files.find(key, hash);
    if (kept) return kept;
    const pdf = await composer.compose(module, content);
    await files.put(key, pdf, 'application/pdf').catch((error: unknown) => {
      log.warn({ err: error, key }, 'a composed document could not be kept');
    });
    return { key, etag: hash, size: pdf.length, open: async () => pdf };
  }

  return {
    /**
     * The document of this content: from the store, or composed now and stored.
     * @throws Problem ServiceUnavailable when too many wait; Error when it cannot be composed
     */
    async compose({ folder, module, version }: DocumentLayout, content: unknown): Promise<StoredFile> {
      const hash = createHash('sha256')
        .update(JSON.stringify([version, content]))
        .digest('hex');
      const key = `${folder}/${hash}.pdf`;
      const begun = underWay.get(key);
      if (begun) return begun;
      const composing = findOrCompose(key, hash, module, content).finally(() => underWay.delete(key));
      underWay.set(key, composing);
      return composing;
    },
  };
}

export type DocumentCache = ReturnType<typeof createDocumentCache>;
