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

const SHORTEST_PART = 3;
/** Letters that join the parts of a German compound. */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const SHORT_PARTS = new Set(['ol']);

const UNKNOWN_LENGTH = 4;

/** Maximum number of parts of a compound. */
const PARTS_MAX = 3;

/** Splits a word into the fewest known parts; undefined if it has unknown parts or too many. */
function fewestParts(word: string, known: (part: string) => boolean): string[] | undefined {
  const ways: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const way = ways[start];
      const part = word.slice(start, end);
      if (!way || part === word || !known(part)) continue;
      for (const link of LINKS) {
        const place = end + link.length;
        // A link joins two parts, so the word cannot end with one.
        if (!word.startsWith(link, end) || (link !== '' && place === word.length)) continue;
        if (!ways[place] || way.length + 1 < ways[place].length) ways[place] = [...way, part];
      }
    }
  }
  const parts = ways[word.length];
  return parts && parts.length <= PARTS_MAX ? parts : undefined;
}

/** Splits a word in two where it begins or ends with a known part: `chlorkautschuk` and `lack`. */
function inTwo(word: string, known: (part: string) => boolean): string[] {
  for (let place = UNKNOWN_LENGTH; place <= word.length - UNKNOWN_LENGTH; place++) {
    const end = word.slice(place);
    if (known(end)) return [word.slice(0, place), end];
  }
  for (let place = word.length - UNKNOWN_LENGTH; place >= UNKNOWN_LENGTH; place--) {
    const start = word.slice(0, place);
    if (known(start)) return [start, word.slice(place)];
  }
  return [];
}

/**
 * Splits a compound word into words of the trade and the given known words.
 * @param word folded
 * @param isPart whether a folded word is known in addition to the words of the trade
 * @returns empty when the word is not a compound of known words
 */
export function splitCompound(word: string, isPart: (part: string) => boolean): string[] {
  return fewestParts(word, isKnownPart(isPart)) ?? [];
}

function isKnownPart(isPart: (part: string) => boolean) {
  return (part: string) =>
    SHORT_PARTS.has(part) || (part.length >= SHORTEST_PART && (TRADE_PARTS.has(part) || isPart(part)));
}

/** The parts under which a German word is indexed; one of them may be unknown. */
export function splitGermanWord(word: string): string[] {
  const known = isKnownPart(() => false);
  return fewestParts(word, known) ?? inTwo(word, known);
}
