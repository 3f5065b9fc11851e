import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unpacked } from './packed.ts';

const MB = 1_048_576;
const whole = Buffer.alloc(40 * MB, 'Cromia ');
const packed = gzipSync(whole);

it('gives all that is packed', async () => {
  const pieces: Buffer[] = [];
  for await (const piece of unpacked(packed)) pieces.push(piece);
  expect(Buffer.concat(pieces).equals(whole)).toBe(true);
});

it('unfolds no more than is read of it', async () => {
  const unfolding = unpacked(packed);
  const ahead: number[] = [];
  for await (const piece of unfolding) {
    ahead.push(piece.length + unfolding.readableLength);
    if (ahead.length === 10) break;
  }
  expect(Math.max(...ahead)).toBeLessThan(MB / 4);
  expect(unfolding.destroyed).toBe(true);
});
