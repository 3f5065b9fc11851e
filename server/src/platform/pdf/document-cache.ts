import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { FileStore, StoredFile } from '../files/file-store.ts';
import type { PdfComposer } from './composer.ts';

/** The layout of a kind of document, and where its documents are stored. */
export interface DocumentLayout {
  /** Folder in the file store. */
  folder: string;
  module: URL;
  /** Increased with each change of the layout, so that all documents are composed again. */
  version: number;
}

/**
 * Documents that are composed once and then stored in the file store. The file name is a hash of the content, so that
 * changed content never returns an old document.
 */
export function createDocumentCache(
  files: FileStore,
  composer: PdfComposer,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  /** Documents being composed; concurrent requests for the same document share its promise. */
  const pendingByKey = new Map<string, Promise<StoredFile>>();

  async function findOrCompose(
    key: string,
    hash: string,
    module: URL,
    content: unknown,
  ): Promise<StoredFile> {
    const stored = await files.find(key, hash);
    if (stored) return stored;
    const pdf = await composer.compose(module, content);
    await files.put(key, pdf, 'application/pdf').catch((error: unknown) => {
      log.warn({ err: error, key }, 'failed to store a composed document');
    });
    return { key, etag: hash, size: pdf.length, open: async () => pdf };
  }

  return {
    /**
     * Finds the document with this content in the store, or composes and stores it.
     * @throws Problem ServiceUnavailable if too many documents are queued; Error if the document cannot be composed
     */
    async compose({ folder, module, version }: DocumentLayout, content: unknown): Promise<StoredFile> {
      const hash = createHash('sha256')
        .update(JSON.stringify([version, content]))
        .digest('hex');
      const key = `${folder}/${hash}.pdf`;
      const pending = pendingByKey.get(key);
      if (pending) return pending;
      const composing = findOrCompose(key, hash, module, content).finally(() => pendingByKey.delete(key));
      pendingByKey.set(key, composing);
      return composing;
    },
  };
}

export type DocumentCache = ReturnType<typeof createDocumentCache>;
