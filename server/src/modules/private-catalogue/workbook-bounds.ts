import { createReadStream } from 'node:fs';
import { LIMITS } from '@cromia/domain/limits';
import type { SheetFault } from '@cromia/domain/private-catalogue/sheet-finding';
import type { UnpackedFile } from '../../platform/files/archive.ts';

/**
 * Constructs that let a small file take much memory: the text that marks each, and its limit per part of the workbook.
 */
const BOUNDS: readonly { mark: string; most: number; fault: SheetFault }[] = [
  // A shared string ends with </si> (with any namespace prefix) or the older </sstItem>. Opening tags may match as
  // well, hence twice the limit.
  { mark: 'si>', most: 2 * LIMITS.treeFileTexts, fault: 'tooLarge' },
  { mark: 'sstItem>', most: 2 * LIMITS.treeFileTexts, fault: 'tooLarge' },
  // The limit includes the opening and closing <mergeCells> tags.
  { mark: 'mergeCell', most: LIMITS.treeFileMerges + 2, fault: 'merged' },
];
const LONGEST = Math.max(...BOUNDS.map(({ mark }) => mark.length));

/** Counts the occurrences of `mark` that end after the first `seen` characters. */
function countBeyond(text: string, mark: string, seen: number): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (at + mark.length > seen) count++;
  }
  return count;
}

/** The first limit that a part exceeds. Reads the part in chunks and stops at the first excess. */
async function excessIn(path: string): Promise<SheetFault | undefined> {
  const counts = BOUNDS.map(() => 0);
  let rest = '';
  for await (const piece of createReadStream(path, 'latin1')) {
    const text = `${rest}${piece}`;
    for (const [index, { mark, most, fault }] of BOUNDS.entries()) {
      const count = (counts[index] ?? 0) + countBeyond(text, mark, rest.length);
      if (count > most) return fault;
      counts[index] = count;
    }
    rest = text.slice(1 - LONGEST);
  }
  return undefined;
}

/**
 * The first limit that a part of an unpacked workbook exceeds, regardless of part names; undefined within all limits.
 */
export async function findExceededLimit(files: readonly UnpackedFile[]): Promise<SheetFault | undefined> {
  for (const { path } of files) {
    const excess = await excessIn(path);
    if (excess !== undefined) return excess;
  }
  return undefined;
}
