import { createReadStream } from 'node:fs';
import { LIMITS } from '@cromia/domain/limits';
import type { SheetFault } from '@cromia/domain/private-catalogue/sheet-finding';
import type { UnpackedFile } from '../../platform/files/archive.ts';

/**
 * Constructs that let a small file take much memory: the text that marks each, and its limit per part of the workbook.
 */
const BOUNDS: readonly { marker: string; maximum: number; fault: SheetFault }[] = [
  // A shared string ends with </si> (with any namespace prefix) or the older </sstItem>. Opening tags may match as
  // well, hence twice the limit.
  { marker: 'si>', maximum: 2 * LIMITS.treeFileTexts, fault: 'tooLarge' },
  { marker: 'sstItem>', maximum: 2 * LIMITS.treeFileTexts, fault: 'tooLarge' },
  // The limit includes the opening and closing <mergeCells> tags.
  { marker: 'mergeCell', maximum: LIMITS.treeFileMerges + 2, fault: 'merged' },
];
const MAX_MARKER_LENGTH = Math.max(...BOUNDS.map(({ marker }) => marker.length));

/** Counts the occurrences of `mark` that end after the first `offset` characters. */
function countOccurrencesAfter(text: string, marker: string, offset: number): number {
  let count = 0;
  for (let index = text.indexOf(marker); index >= 0; index = text.indexOf(marker, index + 1)) {
    if (index + marker.length > offset) count++;
  }
  return count;
}

/** The first limit that a part exceeds. Reads the part in chunks and stops at the first excess. */
async function findExcess(path: string): Promise<SheetFault | undefined> {
  const counts = BOUNDS.map(() => 0);
  let rest = '';
  for await (const chunk of createReadStream(path, 'latin1')) {
    const text = `${rest}${chunk}`;
    for (const [index, { marker, maximum, fault }] of BOUNDS.entries()) {
      const count = (counts[index] ?? 0) + countOccurrencesAfter(text, marker, rest.length);
      if (count > maximum) return fault;
      counts[index] = count;
    }
    rest = text.slice(1 - MAX_MARKER_LENGTH);
  }
  return undefined;
}

/**
 * The first limit that a part of an unpacked workbook exceeds, regardless of part names; undefined within all limits.
 */
export async function findExceededLimit(files: readonly UnpackedFile[]): Promise<SheetFault | undefined> {
  for (const { path } of files) {
    const excess = await findExcess(path);
    if (excess !== undefined) return excess;
  }
  return undefined;
}
