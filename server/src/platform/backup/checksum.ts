import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileChecksum } from './manifest.ts';

/** A pass-through stream that measures the size and SHA-256 of its data. */
export function createChecksumStream(): { stream: Transform; result: () => FileChecksum } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Measures the size and SHA-256 of a file. */
export async function calculateFileChecksum(path: string): Promise<FileChecksum> {
  const { stream, result } = createChecksumStream();
  await pipeline(createReadStream(path), stream, async (chunks) => {
    for await (const _chunk of chunks);
  });
  return result();
}
