import type { Pictogram, SignalWord } from './pictograms.ts';

/** What a hazard statement requires on the label (Regulation (EC) 1272/2008, Annex I, label elements). */
interface LabelElements {
  /** The signal words of the categories that the statement covers; empty if the statement has none. */
  words: readonly Exclude<SignalWord, 'NONE'>[];
  pictograms: readonly Pictogram[];
}

const DANGER = ['DANGER'] as const;
const WARNING = ['WARNING'] as const;
/** Categories of both words share the statement. */
const EITHER = ['DANGER', 'WARNING'] as const;

/** Hazard statements with equal label elements. */
const GROUPS: readonly [
  codes: string,
  words: LabelElements['words'],
  pictograms: LabelElements['pictograms'],
][] = [
  ['H200 H201 H202 H203 H240', DANGER, ['GHS01']],
  ['H204', WARNING, ['GHS01']],
  ['H205', DANGER, []],
  ['H220 H222 H224 H225 H250 H251 H260', DANGER, ['GHS02']],
  ['H221', EITHER, []],
  ['H229', EITHER, []],
  ['H223 H226 H252', WARNING, ['GHS02']],
  ['H228 H242 H261', EITHER, ['GHS02']],
  ['H241', DANGER, ['GHS01', 'GHS02']],
  ['H270 H271', DANGER, ['GHS03']],
  ['H272', EITHER, ['GHS03']],
  ['H280 H281', WARNING, ['GHS04']],
  ['H290', WARNING, ['GHS05']],
  ['H314 H318', DANGER, ['GHS05']],
  ['H300 H301 H310 H311 H330 H331', DANGER, ['GHS06']],
  ['H302 H312 H332 H315 H317 H319 H335 H336 H420', WARNING, ['GHS07']],
  ['H304 H334 H340 H350 H360 H370 H372', DANGER, ['GHS08']],
  ['H341 H351 H361 H371 H373', WARNING, ['GHS08']],
  ['H400 H410', WARNING, ['GHS09']],
  ['H411', [], ['GHS09']],
];

const ELEMENTS = new Map<string, LabelElements>(
  GROUPS.flatMap(([codes, words, pictograms]) =>
    codes.split(' ').map((code) => [code, { words, pictograms }] as const),
  ),
);
const NO_ELEMENTS: LabelElements = { words: [], pictograms: [] };

/** The single statements of a code: a combined one such as `H300+H310`, or a variant such as `H360FD`. */
function splitCode(code: string): string[] {
  return code.split('+').map((part) => part.slice(0, 4));
}

const getElements = (code: string): LabelElements[] =>
  splitCode(code).map((part) => ELEMENTS.get(part) ?? NO_ELEMENTS);

/** The signal words that a label with these hazard statements may have; the strictest one wins (article 20). */
export function listPossibleSignalWords(hStatements: readonly string[]): SignalWord[] {
  const choices = hStatements.flatMap(getElements).filter(({ words }) => words.length > 0);
  if (choices.length === 0) return ['NONE'];
  if (choices.some(({ words }) => !words.includes('WARNING'))) return ['DANGER'];
  return choices.some(({ words }) => words.includes('DANGER')) ? ['DANGER', 'WARNING'] : ['WARNING'];
}

/** Irritation and skin sensitisation, whose exclamation mark gives way to other pictograms (article 26). */
const SKIN_AND_EYE_IRRITATION = ['H315', 'H319'];
const SENSITISATION_AND_IRRITATION = ['H315', 'H317', 'H319'];

/**
 * The pictograms of hazard statements, and those that may be left out because a stricter one stands for them
 * (article 26).
 */
export function deriveHazardPictograms(hStatements: readonly string[]): {
  required: ReadonlySet<Pictogram>;
  allowed: ReadonlySet<Pictogram>;
} {
  const codes = hStatements.flatMap(splitCode);
  const listPictograms = (statements: readonly string[]) =>
    new Set(statements.flatMap((code) => (ELEMENTS.get(code) ?? NO_ELEMENTS).pictograms));
  const all = listPictograms(codes);
  const isCovered = (code: string) =>
    (codes.includes('H314') || codes.includes('H318') ? SKIN_AND_EYE_IRRITATION.includes(code) : false) ||
    (codes.includes('H334') && SENSITISATION_AND_IRRITATION.includes(code));
  const required = new Set(listPictograms(codes.filter((code) => !isCovered(code))));
  const allowed = new Set(required);
  // The skull replaces the exclamation mark of every hazard.
  if (all.has('GHS06')) {
    required.delete('GHS07');
    allowed.delete('GHS07');
  }
  // Beside the bomb, flame and flame over circle are optional, unless a statement requires both.
  if (all.has('GHS01') && !codes.includes('H241')) {
    required.delete('GHS02');
    required.delete('GHS03');
  }
  // Beside the flame or the skull, the gas cylinder is optional.
  if (all.has('GHS02') || all.has('GHS06')) required.delete('GHS04');
  return { required, allowed };
}
