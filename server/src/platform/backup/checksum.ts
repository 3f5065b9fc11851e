import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Written } from './manifest.ts';

/** A pass-through stream that measures the size and SHA-256 of its data. */
export function measure(): { stream: Transform; result: () => Written } {
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
export async function measureFile(path: string): Promise<Written> {
  const { stream, result } = measure();
  await pipeline(createReadStream(path), stream, async (chunks) => {
    for await (const _chunk of chunks);
  });
  return result();
}
