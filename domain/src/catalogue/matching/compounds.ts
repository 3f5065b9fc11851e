import { splitWords } from './fold.ts';

/** Parts of German compounds in the paint trade, in addition to the words of the catalogue. */
const TRADE_PARTS = new Set(
  splitWords(`
    abbeizer abdichtung abtön acryl alkyd alt anstrich außen auto balkon bau bautenschutz becken beiz beize beschichtung
    beton blech boden bodenbeschichtung brand brillant bunt dach decke deck eisen email emulsion entferner entfetter
    entroster epoxid epoxy farbe farben farbton fassade fassaden fenster feuchtigkeit finish flüssig füller garage garten
    gel gießharz glanz glänzend glimmer grau grund grundier grundierung gummi haft hart harz heizkörper hell hitze hoch
    holz industrie innen isolier kalk kautschuk kessel klar kleber korrosion kratz kunst kunstharz kunststoff lack lacke
    lackier lasur latex leim lösemittel lösung maschinen matt mauer metall mineral misch mittel möbel nitro öl parkett paste
    pigment pinsel platte polyester polyurethan primer pulver putz quarz reiniger reinigung rost rot sanierung schicht
    schiff schimmel schlussanstrich schnell schutz schwarz seiden silikat silikon siloxan sperr spachtel sprüh stahl staub
    stein streich struktur tank tapete terrasse terrassen ton tor treppe tür über um universal verdünner verdünnung verlauf
    versiegelung voll wand wänd wasser weiß werkzeug wetter wisch zaun zink zinkstaub zwischen`),
);

const MIN_PART_LENGTH = 3;
/** Letters that join the parts of a German compound. */
const LINKING_LETTERS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const SHORT_PARTS = new Set(['ol']);

const MIN_UNKNOWN_LENGTH = 4;

/** Maximum number of parts of a compound. */
const MAX_PARTS = 3;

/** Splits a word into the fewest known parts; undefined if it has unknown parts or too many. */
function splitIntoFewestParts(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  const splits: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const split = splits[start];
      const part = word.slice(start, end);
      if (!split || part === word || !isKnown(part)) continue;
      for (const link of LINKING_LETTERS) {
        const position = end + link.length;
        // A link joins two parts, so the word cannot end with one.
        if (!word.startsWith(link, end) || (link !== '' && position === word.length)) continue;
        if (!splits[position] || split.length + 1 < splits[position].length)
          splits[position] = [...split, part];
      }
    }
  }
  const parts = splits[word.length];
  return parts && parts.length <= MAX_PARTS ? parts : undefined;
}

/** Splits a word in two where it begins or ends with a known part: `chlorkautschuk` and `lack`. */
function splitInTwo(word: string, isKnown: (part: string) => boolean): string[] {
  for (let position = MIN_UNKNOWN_LENGTH; position <= word.length - MIN_UNKNOWN_LENGTH; position++) {
    const end = word.slice(position);
    if (isKnown(end)) return [word.slice(0, position), end];
  }
  for (let position = word.length - MIN_UNKNOWN_LENGTH; position >= MIN_UNKNOWN_LENGTH; position--) {
    const start = word.slice(0, position);
    if (isKnown(start)) return [start, word.slice(position)];
  }
  return [];
}

/**
 * Splits a compound word into words of the trade and words that `isPart` accepts.
 * @param word folded
 * @param isPart whether a folded word is a known word besides those of the trade
 * @returns empty when the word is not a compound of known words
 */
export function splitCompound(word: string, isPart: (part: string) => boolean): string[] {
  return splitIntoFewestParts(word, createPartCheck(isPart)) ?? [];
}

function createPartCheck(isPart: (part: string) => boolean) {
  return (part: string) =>
    SHORT_PARTS.has(part) || (part.length >= MIN_PART_LENGTH && (TRADE_PARTS.has(part) || isPart(part)));
}

/** The parts under which a German word is indexed; one of them may be unknown. */
export function splitGermanWord(word: string): string[] {
  const isKnown = createPartCheck(() => false);
  return splitIntoFewestParts(word, isKnown) ?? splitInTwo(word, isKnown);
}
