import type { Pictogram } from './pictograms.ts';

/** Side of the square in which the drawings are made. */
export const PICTOGRAM_SIZE = 100;
/** The red frame that Regulation (EC) 1272/2008, article 31 and Annex V, prescribes, and its symbol and ground. */
export const PICTOGRAM_COLORS = { frame: '#e2001a', ground: '#ffffff', symbol: '#000000' } as const;
export const FRAME_PATH = 'M50 3 L97 50 L50 97 L3 50 Z';
export const FRAME_WIDTH = 5;

/** A part of a symbol: an SVG path, filled by the even-odd rule. */
export interface SymbolPart {
  path: string;
  color: 'symbol' | 'ground';
}

const black = (path: string): SymbolPart => ({ path, color: 'symbol' });
const white = (path: string): SymbolPart => ({ path, color: 'ground' });

const FLAME =
  'M50 20 C54 31 67 38 67 53 C67 63 60 69 53 70 C58 65 57 57 52 51 C52 57 46 57 45 51 C40 57 41 65 47 70 C39 69 33 62 33 53 C33 43 41 40 41 31 C45 35 46 39 46 43 C51 37 52 28 50 20 Z';

/** The symbols, drawn for the portal after Annex V. */
export const PICTOGRAM_SYMBOLS: Readonly<Record<Pictogram, readonly SymbolPart[]>> = {
  GHS01: [
    black('M43 46 a15 15 0 1 0 .01 0 Z'),
    black('M55 47 L74 27 L61 51 Z M59 52 L81 44 L61 57 Z M50 44 L55 22 L57 45 Z M59 59 L80 62 L58 64 Z'),
    black('M42 43 L34 27 L48 43 Z M33 45 L22 38 L30 49 Z M29 55 L18 58 L28 60 Z'),
  ],
  GHS02: [black(FLAME), black('M31 75 H69 V79 H31 Z')],
  GHS03: [
    black('M50 51 a13 13 0 1 0 .01 0 Z M50 56 a8 8 0 1 1 -.01 0 Z'),
    black(
      'M50 17 C53 26 62 31 61 41 C61 46 57 50 54 51 C56 47 55 42 51 38 C51 42 47 42 46 39 C43 43 44 48 47 51 C42 50 38 46 39 41 C39 34 44 32 44 25 C47 28 48 31 48 34 C51 29 51 22 50 17 Z',
    ),
    black('M37 79 H63 V83 H37 Z'),
  ],
  GHS04: [
    black('M25 58 L60 43 Q68 41 71 47 Q73 54 66 58 L32 73 Q25 75 22 69 Q20 62 25 58 Z'),
    black('M71 44 L77 40 L81 47 L74 50 Z'),
  ],
  GHS05: [
    black('M23 33 L45 26 L47 31 L25 38 Z M55 26 L77 33 L75 38 L53 31 Z'),
    black('M34 40 q4 6 0 9 q-4 -3 0 -9 Z M34 51 q4 6 0 9 q-4 -3 0 -9 Z'),
    black('M66 40 q4 6 0 9 q-4 -3 0 -9 Z M66 51 q4 6 0 9 q-4 -3 0 -9 Z'),
    black('M24 66 H31 L33 70 L35 66 H46 V74 H24 Z'),
    black('M53 74 V70 Q57 65 62 66 L64 69 L67 65 Q74 64 79 68 V74 Z'),
  ],
  GHS06: [
    black(
      'M50 22 C38 22 31 30 31 40 C31 47 35 50 39 52 V59 H61 V52 C65 50 69 47 69 40 C69 30 62 22 50 22 Z M42 36 a5 5 0 1 0 .01 0 Z M58 36 a5 5 0 1 0 .01 0 Z M50 47 l3 6 h-6 Z',
    ),
    black('M28 61 L72 77 L70 82 L26 66 Z M72 61 L28 77 L30 82 L74 66 Z'),
  ],
  GHS07: [black('M44 22 H56 L54 60 H46 Z'), black('M50 65 a6 6 0 1 0 .01 0 Z')],
  GHS08: [
    black('M50 19 a9 9 0 1 0 .01 0 Z'),
    black('M31 76 V51 Q31 41 42 40 H58 Q69 41 69 51 V76 Z'),
    white('M50 44 L53 54 L63 50 L56 58 L65 64 L54 64 L53 75 L48 66 L38 71 L44 61 L35 55 L46 56 Z'),
  ],
  GHS09: [
    black('M48 66 Q60 54 72 65 L81 58 V76 L72 69 Q60 80 48 66 Z'),
    white('M56 63 a1.6 1.6 0 1 0 .01 0 Z'),
    black('M18 72 H46 V75 H18 Z'),
    black('M32 72 L34 48 L23 38 L26 35 L34 42 L33 26 H37 L37 40 L47 27 L50 30 L39 46 L41 72 Z'),
  ],
};

/** A pictogram as an SVG document, for PDFs. */
export function buildPictogramSvg(pictogram: Pictogram): string {
  const { frame, ground } = PICTOGRAM_COLORS;
  const symbol = PICTOGRAM_SYMBOLS[pictogram].map(
    ({ path, color }) => `<path d="${path}" fill="${PICTOGRAM_COLORS[color]}" fill-rule="evenodd"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTOGRAM_SIZE} ${PICTOGRAM_SIZE}">`,
    `<path d="${FRAME_PATH}" fill="${ground}" stroke="${frame}" stroke-width="${FRAME_WIDTH}"/>`,
    ...symbol,
    '</svg>',
  ].join('');
}
