import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/**
 * A pass-through stream that measures the size and SHA-256 of its data.
 * @param onChunk receives each chunk and the bytes so far, its own included; an error that it throws ends the stream
 */
export function createChecksumStream(onChunk?: (chunk: Buffer, bytes: number) => void) {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      try {
        onChunk?.(chunk, bytes);
        done(null, chunk);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
