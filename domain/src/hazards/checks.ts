import { deriveHazardPictograms, listPossibleSignalWords } from './classification.ts';
import type { Hazard } from './hazard.ts';

/** Why the fields of an assessment contradict each other. */
export const CONTRADICTIONS = [
  'wordWithoutStatement',
  'wrongWord',
  'pictogramMissing',
  'pictogramWithoutStatement',
  'transportIncomplete',
  'transportWithoutNumber',
] as const;
export type ContradictionReason = (typeof CONTRADICTIONS)[number];

export interface Contradiction {
  field: keyof Hazard;
  reason: ContradictionReason;
  /** The signal words or pictograms that would be right. */
  expected: string[];
}

const TRANSPORT_FIELDS = [
  'properShippingName',
  'transportClass',
  'packingGroup',
  'tunnelCode',
  'transportCategory',
] as const satisfies readonly (keyof Hazard)[];
/** The fields that every entry of dangerous goods has. */
const REQUIRED_TRANSPORT_FIELDS = [
  'properShippingName',
  'transportClass',
  'transportCategory',
] as const satisfies readonly (keyof Hazard)[];

function checkSignalWord({ signalWord, hStatements }: Hazard): Contradiction[] {
  if (signalWord !== 'NONE' && hStatements.length === 0)
    return [{ field: 'hStatements', reason: 'wordWithoutStatement', expected: [] }];
  const expected = listPossibleSignalWords(hStatements);
  return expected.includes(signalWord) ? [] : [{ field: 'signalWord', reason: 'wrongWord', expected }];
}

function checkPictograms({ pictograms, hStatements }: Hazard): Contradiction[] {
  const { required, allowed } = deriveHazardPictograms(hStatements);
  const missing = [...required].filter((pictogram) => !pictograms.includes(pictogram)).toSorted();
  if (missing.length > 0) return [{ field: 'pictograms', reason: 'pictogramMissing', expected: missing }];
  const isSurplus = pictograms.some((pictogram) => !allowed.has(pictogram));
  const expected = [...allowed].toSorted();
  return isSurplus ? [{ field: 'pictograms', reason: 'pictogramWithoutStatement', expected }] : [];
}

function checkTransport(hazard: Hazard): Contradiction[] {
  const isSet = (field: keyof Hazard) => hazard[field] !== null && hazard[field] !== '';
  if (hazard.unNumber === null) {
    const field = TRANSPORT_FIELDS.find(isSet);
    return field === undefined ? [] : [{ field: 'unNumber', reason: 'transportWithoutNumber', expected: [] }];
  }
  return REQUIRED_TRANSPORT_FIELDS.filter((field) => !isSet(field)).map((field) => ({
    field,
    reason: 'transportIncomplete',
    expected: [],
  }));
}

/**
 * Finds fields of an assessment that contradict each other: a signal word without hazard statement or other than its
 * statements require, pictograms that the statements do not call for or that are missing (Regulation (EC) 1272/2008,
 * articles 20 and 26, Annex I), and an incomplete transport entry.
 */
export function findContradictions(hazard: Hazard): Contradiction[] {
  return [...checkSignalWord(hazard), ...checkPictograms(hazard), ...checkTransport(hazard)];
}
