import { LIMITS } from '../../limits.ts';

/** One way to read a text as the beginning of a product code; all parts in upper case. */
export interface CodeReading {
  serial: string;
  /** Empty when only a serial was read. */
  color: string;
  pkg: string;
}

/**
 * All ways to read letters and digits typed without separators as serial, colour and packaging. The longest serial
 * comes first: `F1207035` is read as F120-7035 before F12-0703-5.
 */
export function findCodeReadings(compact: string): CodeReading[] {
  const code = compact.toUpperCase();
  if (!/^[0-9A-Z]+$/.test(code)) return [];
  const readings: CodeReading[] = [];
  for (let serialLength = Math.min(LIMITS.serial, code.length); serialLength > 0; serialLength--) {
    const rest = code.length - serialLength;
    for (let colorLength = Math.min(LIMITS.color, rest); colorLength >= 0; colorLength--) {
      const pkgLength = rest - colorLength;
      if (pkgLength > LIMITS.pkg || (colorLength === 0 && pkgLength > 0)) continue;
      readings.push({
        serial: code.slice(0, serialLength),
        color: code.slice(serialLength, serialLength + colorLength),
        pkg: code.slice(serialLength + colorLength),
      });
    }
  }
  return readings;
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
};

/** Maps letters and digits that are often confused to the same character: `F12O` to `F120`. */
export function foldCode(code: string): string {
  return Array.from(code.toUpperCase(), (character) => LOOKALIKES[character] ?? character).join('');
}
