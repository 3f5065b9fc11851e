import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createChecksumStream } from '../files/checksum-stream.ts';
import type { FileChecksum } from './manifest.ts';

/** Measures the size and SHA-256 of a file. */
export async function calculateFileChecksum(path: string): Promise<FileChecksum> {
  const { stream, result } = createChecksumStream();
  await pipeline(createReadStream(path), stream, async (chunks) => {
    for await (const _chunk of chunks);
  });
  return result();
}
