import type { SerialMatch } from '../matching/matched-serial.ts';
import type { IndexedSerial, SearchIndex } from './search-index.ts';

type SerialMatches = SerialMatch<IndexedSerial>[];

/** All serials, for a search by characteristics alone. */
export function matchAll({ serials }: SearchIndex): SerialMatches {
  return serials.map((serial) => ({ serial, colors: null, pkg: '' }));
}

/** Finds products by the start of serial and colour (section 7), or by words of the colour's name. */
export function matchCodes(
  { serials, words }: SearchIndex,
  {
    serial = '',
    color,
    colorName,
  }: { serial?: string | undefined; color?: string | undefined; colorName?: string | undefined },
): SerialMatches {
  const found = serials.filter((indexed) => indexed.serial.startsWith(serial));
  if (color === undefined && colorName === undefined)
    return found.map((indexed) => ({ serial: indexed, colors: null, pkg: '' }));
  const colorTexts = colorName === undefined ? undefined : words.findColors(colorName);
  return found.flatMap((indexed) => {
    const colors = indexed.colors.filter(
      ({ color: code, textId }) => code.startsWith(color ?? '') && (colorTexts?.has(textId) ?? true),
    );
    return colors.length === 0 ? [] : [{ serial: indexed, colors, pkg: '' }];
  });
}
