import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';

function getFilesFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'files');
}

/**
 * Opens the store of documents and images: a folder under DATA_DIR, or the S3-compatible store of FILES_URL
 * (`s3://key:secret@host/bucket?region=…`, or `s3+http://…` without TLS within a private network).
 */
export async function openFiles({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>): Promise<Disk> {
  if (filesUrl === null)
    return new Disk(new FSDriver({ location: getFilesFolder({ dataDir }), visibility: 'private' }));
  const { S3Driver } = await import('flydrive/drivers/s3');
  const url = new URL(filesUrl);
  return new Disk(
    new S3Driver({
      endpoint: `${url.protocol === 's3+http:' ? 'http' : 'https'}://${url.host}`,
      region: url.searchParams.get('region') ?? 'auto',
      bucket: url.pathname.slice(1),
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
      forcePathStyle: true,
      // By default, the client sends chunks with a trailing checksum, which not every store supports.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
      visibility: 'private',
    }),
  );
}

/** Folder of files that are still being written. */
const DRAFTS = 'drafts';

/** A file that can be sent. Its size and ETag are known before it is opened. */
export interface StoredFile {
  key: string;
  /** Changes with the content. */
  etag: string;
  /** Size in bytes. */
  size: number;
  /** @throws if the file was deleted meanwhile */
  open: () => Promise<Readable | Uint8Array>;
}

/** The file store for modules, opened on first use. */
export function createFileStore(config: Pick<Config, 'dataDir' | 'filesUrl'>) {
  let opening: Promise<Disk> | undefined;
  const disk = (): Promise<Disk> => {
    opening ??= openFiles(config);
    return opening;
  };

  /**
   * Writes a file that becomes visible only once it is complete. An S3 store guarantees this; a folder needs a rename.
   */
  async function writeAtomically(
    key: string,
    write: (files: Disk, to: string) => Promise<void>,
  ): Promise<void> {
    const files = await disk();
    if (config.filesUrl !== null) return write(files, key);
    const draft = `${DRAFTS}/${randomUUID()}`;
    try {
      await write(files, draft);
      // The store's `move` copies the file, which would show it incomplete again.
      const path = join(getFilesFolder(config), key);
      await mkdir(dirname(path), { recursive: true });
      await rename(join(getFilesFolder(config), draft), path);
    } catch (error) {
      await files.delete(draft);
      throw error;
    }
  }

  async function* listKeys(prefix: string, recursive: boolean): AsyncGenerator<string> {
    const files = await disk();
    // A folder is created with its first file; an S3 store has no folders.
    if (config.filesUrl === null && !existsSync(join(getFilesFolder(config), prefix))) return;
    let page: { paginationToken?: string } | undefined = {};
    while (page) {
      const { paginationToken } = page;
      const { objects, paginationToken: next }: Awaited<ReturnType<Disk['listAll']>> = await files.listAll(
        prefix,
        { recursive, ...(paginationToken && { paginationToken }) },
      );
      for (const object of objects) if (object.isFile) yield object.key;
      page = next ? { paginationToken: next } : undefined;
    }
  }

  /** Lists the files directly in a folder, unordered. */
  const list = (folder: string) => listKeys(`${folder}/`, false);

  /** Lists all complete files of the store, unordered. */
  async function* listAll(): AsyncGenerator<string> {
    for await (const key of listKeys('/', true)) if (!key.startsWith(`${DRAFTS}/`)) yield key;
  }

  /** Whether a file was written before a time; false if it no longer exists. */
  async function isOlder(key: string, before: Date): Promise<boolean> {
    const files = await disk();
    if (!(await files.exists(key))) return false;
    return (await files.getMetaData(key)).lastModified < before;
  }

  return {
    list,
    listAll,
    isOlder,
    /** Deletes incomplete files that were started before a time. */
    async clearDrafts(before: Date): Promise<void> {
      const files = await disk();
      for await (const key of list(DRAFTS)) if (await isOlder(key, before)) await files.delete(key);
    },
    /**
     * @param etag identifies the file's content
     * @returns undefined if there is no such file
     */
    async find(key: string, etag: string): Promise<StoredFile | undefined> {
      const files = await disk();
      if (!(await files.exists(key))) return undefined;
      const { contentLength } = await files.getMetaData(key);
      return { key, etag, size: contentLength, open: () => files.getStream(key) };
    },
    put: (key: string, content: Uint8Array, contentType: string): Promise<void> =>
      writeAtomically(key, (files, to) => files.put(to, content, { contentType })),
    /**
     * Copies a local file into the store without loading it into memory. Keys identify contents, so an existing file of
     * the same size is the same file; it is not overwritten, because others may be reading it.
     */
    async putFile(key: string, path: string, contentType: string): Promise<void> {
      const files = await disk();
      const { size } = await stat(path);
      if ((await files.exists(key)) && (await files.getMetaData(key)).contentLength === size) return;
      await writeAtomically(key, (store, to) => store.copyFromFs(path, to, { contentType }));
    },
    delete: async (key: string): Promise<void> => (await disk()).delete(key),
  };
}

export type FileStore = ReturnType<typeof createFileStore>;
