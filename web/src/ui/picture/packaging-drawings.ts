import bottle from './packagings/bottle.svg?no-inline';
import bucket from './packagings/bucket.svg?no-inline';
import drum from './packagings/drum.svg?no-inline';
import spray from './packagings/spray.svg?no-inline';
import tin from './packagings/tin.svg?no-inline';

/**
 * The drawing of each shape, its upper edge, the place of its label (x, y, width and height), and the radius and height of
 * its body.
 */
export const DRAWINGS = {
  tin: { file: tin, top: 50, label: [82, 112, 76, 62], body: [70, 132] },
  bucket: { file: bucket, top: 36, label: [84, 140, 72, 50], body: [74, 145] },
  drum: { file: drum, top: 19, label: [84, 106, 72, 46], body: [68, 166] },
  spray: { file: spray, top: 18, label: [91, 114, 58, 56], body: [38, 130] },
  bottle: { file: bottle, top: 22, label: [86, 122, 68, 56], body: [46, 120] },
} as const;

/** Height of a tin's handle above its lid. */
export const HANDLE_HEIGHT = 17;
/** Lower edge of every shape, including its shadow. */
export const BOTTOM = 226;
