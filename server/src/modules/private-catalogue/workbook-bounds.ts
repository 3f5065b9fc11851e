import { createReadStream } from 'node:fs';
import { LIMITS } from '@cromia/domain/limits';
import type { SheetFault } from '@cromia/domain/private-catalogue/sheet-finding';
import type { UnpackedFile } from '../../platform/files/archive.ts';

/**
 * Constructs that let a small file take much memory: how each is recognised, and how often it may occur in one part.
 */
const BOUNDS: readonly { mark: string; most: number; fault: SheetFault }[] = [
  // Each shared text ends with </si>, whatever its prefix, or with the old </sstItem>, and may begin alike.
  { mark: 'si>', most: 2 * LIMITS.treeFileTexts, fault: 'tooLarge' },
  { mark: 'sstItem>', most: 2 * LIMITS.treeFileTexts, fault: 'tooLarge' },
  // Counted with the <mergeCells> around them.
  { mark: 'mergeCell', most: LIMITS.treeFileMerges + 2, fault: 'merged' },
];
const LONGEST = Math.max(...BOUNDS.map(({ mark }) => mark.length));

/** How often a text stands in another, where it ends beyond the beginning that was looked at before. */
function countBeyond(text: string, mark: string, seen: number): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (at + mark.length > seen) count++;
  }
  return count;
}

/** What one part has too much of; it is read piece by piece, and no farther than needed. */
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

/** What an unpacked workbook has too much of for its reader, whatever its parts are called; undefined in bounds. */
export async function findExceededLimit(files: readonly UnpackedFile[]): Promise<SheetFault | undefined> {
  for (const { path } of files) {
    const excess = await excessIn(path);
    if (excess !== undefined) return excess;
  }
  return undefined;
}
