import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';

/**
 * Where documents and pictures are kept: a folder under DATA_DIR, or an S3-compatible store by FILES_URL
 * (`s3://key:secret@host/bucket?region=…`).
 */
export async function openFiles({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>): Promise<Disk> {
  if (filesUrl === null)
    return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  const { S3Driver } = await import('flydrive/drivers/s3');
  const url = new URL(filesUrl);
  return new Disk(
    new S3Driver({
      endpoint: `https://${url.host}`,
      region: url.searchParams.get('region') ?? 'auto',
      bucket: url.pathname.slice(1),
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
      forcePathStyle: true,
      supportsACL: false,
      visibility: 'private',
    }),
  );
}

/** A file that can be answered: its size and mark are known before it is opened. */
export interface StoredFile {
  key: string;
  /** Names the content: another content has another one. */
  etag: string;
  /** Bytes. */
  size: number;
  /** @throws when it is gone meanwhile */
  open: () => Promise<Readable | Uint8Array>;
}

/** The file store as capabilities use it; it is opened by the first who needs it. */
export function fileStore(config: Pick<Config, 'dataDir' | 'filesUrl'>) {
  let opening: Promise<Disk> | undefined;
  const disk = (): Promise<Disk> => {
    opening ??= openFiles(config);
    return opening;
  };
  return {
    /**
     * @param etag what the file's content is known by
     * @returns undefined when there is no such file
     */
    async find(key: string, etag: string): Promise<StoredFile | undefined> {
      const files = await disk();
      if (!(await files.exists(key))) return undefined;
      const { contentLength } = await files.getMetaData(key);
      return { key, etag, size: contentLength, open: () => files.getStream(key) };
    },
    put: async (key: string, content: Uint8Array, contentType: string): Promise<void> =>
      (await disk()).put(key, content, { contentType }),
    /** Copies a file of this machine into the store, without holding it in memory. */
    putFile: async (key: string, path: string, contentType: string): Promise<void> =>
      (await disk()).copyFromFs(path, key, { contentType }),
    delete: async (key: string): Promise<void> => (await disk()).delete(key),
  };
}

export type FileStore = ReturnType<typeof fileStore>;

interface FileAnswer {
  /** The name to save it under. */
  name: string;
  contentType: string;
  /** How long the caller may show it without asking again, in seconds; 0 asks each time. */
  maxAge: number;
}

/** Whether the caller has this very content already (RFC 9110, If-None-Match). */
export function hasIt(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*');
}

/** Answers a file as a stream, piece by piece as the caller takes it: none is ever held in memory as a whole. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { name, contentType, maxAge }: FileAnswer,
): Promise<FastifyReply> {
  const etag = `"${file.etag}"`;
  reply.headers({
    etag,
    'cache-control': maxAge > 0 ? `private, max-age=${maxAge}` : 'private, no-cache',
    'content-disposition': `attachment; filename="${name}"`,
  });
  if (hasIt(request, etag)) return reply.code(304).send();
  const content = await file.open();
  return reply.header('content-length', file.size).type(contentType).send(content);
}
