import { z } from 'zod';
import { productCodeSchema } from '../catalogue/product-code.ts';
import {
  booleanField,
  boundedDecimalField,
  choiceField,
  objectField,
  requiredTextField,
  toTypeErrorCode,
  upperPatternTextField,
  wholeNumberField,
} from '../fields.ts';
import { PRODUCT_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { PICTOGRAMS, SIGNAL_WORDS } from './pictograms.ts';
import { isCompletion, normalizeCompletion } from './statements/completions.ts';
import { isStatementOf, type StatementKind } from './statements/kinds.ts';
import { normalizeSubstanceName, parseSubstanceName } from './statements/substance-names.ts';
import { ufiField } from './ufi.ts';

/** Packing groups of ADR, from great to low danger. */
export const PACKING_GROUPS = ['I', 'II', 'III'] as const;

/** Transport categories of ADR 1.1.3.6.3; 0 allows no exemption, 4 is unlimited. */
export const TRANSPORT_CATEGORY_MAX = 4;

const STATEMENTS_MAX = 40;
const SUBSTANCES_MAX = 30;
/** A statement may have words of its own in each language, a substance a name. */
const COMPLETIONS_MAX = 100;
const SUBSTANCE_NAMES_MAX = SUBSTANCES_MAX * PRODUCT_LANGUAGES.length;
const LIMITED_QUANTITY_MAX = 1_000;
const LIMITED_QUANTITY_DECIMALS = 3;

/** A code of a statement, such as `H226`, `EUH208` or `P305+P351+P338`; blanks around the plus signs are tolerated. */
function statementField(kind: StatementKind) {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .max(LIMITS.shortText, { error: 'invalidLenght', abort: true })
    .overwrite((code) => code.replaceAll(/\s/g, ''))
    .refine((code) => isStatementOf(kind, code), 'invalidField');
}

/** A list without duplicates; absent leaves the stored one, null empties it. */
function listField<T extends z.ZodType>(item: T, max: number) {
  return z
    .array(item, { error: toTypeErrorCode })
    .max(max, 'invalidLenght')
    .transform((items) => [...new Set(items)])
    .nullish();
}

/** `UN 1263`, `UN1263` and `1263` are the same; stored as four digits. */
const unNumber = () =>
  z
    .union([z.string(), z.number()], { error: toTypeErrorCode })
    .transform((value) =>
      String(value)
        .trim()
        .toUpperCase()
        .replace(/^UN\s*/, ''),
    )
    .pipe(z.string().regex(/^\d{4}$/, 'invalidField'));

/** Class and subsidiary hazards, such as `3`, `6.1`, `3 (8)` or `4.3 (3+8)`. */
const transportClass = () =>
  upperPatternTextField(
    /^[1-9](?:\.[1-6][A-S]?)?(?: ?\([1-9](?:\.\d)?(?:(?:\+|, ?)[1-9](?:\.\d)?)*\))?$/,
    20,
  );

const tunnelCode = () =>
  z
    .string({ error: toTypeErrorCode })
    .trim()
    .toUpperCase()
    .max(LIMITS.shortText, { error: 'invalidLenght', abort: true })
    .overwrite((code) => code.replaceAll(/[()\s]/g, ''))
    .regex(/^(?:-|[A-E](?:\d{1,4}[A-E])?(?:\/[A-E])?)$/, 'invalidField');

/** The fields of an assessment (contract, section 12). Absent fields leave the stored values; null empties them. */
export const hazardFieldsShape = {
  signalWord: choiceField(SIGNAL_WORDS).optional().describe('NONE for a label without a signal word'),
  pictograms: listField(choiceField(PICTOGRAMS), PICTOGRAMS.length),
  hStatements: listField(statementField('H'), STATEMENTS_MAX).describe('Codes of hazard statements'),
  euhStatements: listField(statementField('EUH'), STATEMENTS_MAX).describe(
    'Codes of supplemental statements',
  ),
  pStatements: listField(statementField('P'), STATEMENTS_MAX).describe(
    'Codes of precautionary statements; combined ones as P305+P351+P338',
  ),
  completions: listField(
    requiredTextField(LIMITS.text).overwrite(normalizeCompletion).refine(isCompletion, 'invalidField'),
    COMPLETIONS_MAX,
  ).describe(
    'What completes precautionary statements: `P501=COLLECTION_POINT` (usual words), `P280=GLOVES+EYES` (a choice), `P411=35/95` (numbers), `P353=INCLUDE` (the part in brackets), `de:P501=der Sammelstelle` (own words in a language)',
  ),
  contains: listField(
    // Tables separate names by semicolons, and `substanceNames` separates a name from its translation.
    requiredTextField(LIMITS.text).refine((name) => !/[;=]/.test(name), 'invalidField'),
    SUBSTANCES_MAX,
  ).describe('Names of substances on the label'),
  substanceNames: listField(
    requiredTextField(2 * LIMITS.text)
      .overwrite(normalizeSubstanceName)
      .refine((entry) => parseSubstanceName(entry) !== null, 'invalidField'),
    SUBSTANCE_NAMES_MAX,
  ).describe(
    'Names of the substances of `contains` in other languages: `de:xylene=Xylol`; without one, the English name or that of `contains` is printed',
  ),
  ufi: ufiField().nullish().describe('Unique formula identifier'),
  professionalOnly: booleanField()
    .nullish()
    .describe('Whether only professional users may buy it; default false'),
  diisocyanates: booleanField()
    .nullish()
    .describe('Whether REACH Annex XVII, entry 74, requires trained users; default false'),
  unNumber: unNumber().nullish().describe('UN number; null if the product is not dangerous for transport'),
  properShippingName: requiredTextField(LIMITS.text).nullish(),
  transportClass: transportClass().nullish().describe('Class with subsidiary hazards, such as 3 or 3 (8)'),
  packingGroup: choiceField(PACKING_GROUPS).nullish(),
  tunnelCode: tunnelCode().nullish().describe('Tunnel restriction code, such as D/E'),
  transportCategory: wholeNumberField(0, TRANSPORT_CATEGORY_MAX)
    .nullish()
    .describe('Transport category, ADR 1.1.3.6.3'),
  limitedQuantity: boundedDecimalField(0, LIMITED_QUANTITY_MAX, LIMITED_QUANTITY_DECIMALS)
    .nullish()
    .describe('Limit in litres or kg for each inner packaging, ADR 3.4; 0 for none; default 0'),
  environmentallyHazardous: booleanField().nullish().describe('Default false'),
};

const { productClass, serial, color } = productCodeSchema.shape;

/** The key of an assessment: a serial, or one of its colours. */
export const hazardKeyShape = { productClass, serial, color };

/** The assessment of a serial, or of one of its colours (contract, section 12). */
export const hazardSchema = z.object({
  signalWord: z.enum(SIGNAL_WORDS),
  pictograms: z.array(z.enum(PICTOGRAMS)),
  hStatements: z.array(z.string()),
  euhStatements: z.array(z.string()),
  pStatements: z.array(z.string()),
  completions: z.array(z.string()),
  contains: z.array(z.string()),
  substanceNames: z.array(z.string()),
  ufi: z.string().nullable(),
  professionalOnly: z.boolean(),
  diisocyanates: z.boolean(),
  unNumber: z.string().nullable(),
  properShippingName: z.string().nullable(),
  transportClass: z.string().nullable(),
  packingGroup: z.enum(PACKING_GROUPS).nullable(),
  tunnelCode: z.string().nullable(),
  transportCategory: z.int().nullable(),
  limitedQuantity: z.number().describe('Litres or kg for each inner packaging'),
  environmentallyHazardous: z.boolean(),
});
export type Hazard = z.infer<typeof hazardSchema>;

/** The values of absent or emptied fields that cannot be null. */
export const HAZARD_DEFAULTS = {
  pictograms: [],
  hStatements: [],
  euhStatements: [],
  pStatements: [],
  completions: [],
  contains: [],
  substanceNames: [],
  professionalOnly: false,
  diisocyanates: false,
  limitedQuantity: 0,
  environmentallyHazardous: false,
} satisfies Partial<Hazard>;

/** An assessment without any hazard. */
export const NOT_HAZARDOUS: Hazard = {
  signalWord: 'NONE',
  ...HAZARD_DEFAULTS,
  ufi: null,
  unNumber: null,
  properShippingName: null,
  transportClass: null,
  packingGroup: null,
  tunnelCode: null,
  transportCategory: null,
};

/** Pictograms and signal word, as lines and search results carry them; null means not assessed. */
export const hazardSummarySchema = z
  .object({ signalWord: z.enum(SIGNAL_WORDS), pictograms: z.array(z.enum(PICTOGRAMS)) })
  .nullable()
  .describe('Signal word and pictograms of the hazard label; null if the product is not assessed');
export type HazardSummary = z.infer<typeof hazardSummarySchema>;

export function toHazardSummary(hazard: Pick<Hazard, 'signalWord' | 'pictograms'> | null): HazardSummary {
  return hazard && { signalWord: hazard.signalWord, pictograms: hazard.pictograms };
}

/** Whether a label has anything to show. */
export function isLabelled(label: {
  signalWord: Hazard['signalWord'];
  pictograms: readonly unknown[];
  hStatements: readonly unknown[];
  euhStatements: readonly unknown[];
}): boolean {
  const { signalWord, pictograms, hStatements, euhStatements } = label;
  return signalWord !== 'NONE' || [pictograms, hStatements, euhStatements].some(({ length }) => length > 0);
}

/** Body of the desk: a whole assessment. */
export const hazardInputSchema = objectField({
  ...hazardFieldsShape,
  signalWord: choiceField(SIGNAL_WORDS),
}).transform((input): Hazard => completeHazard(input));

/** The fields of an assessment as they are sent, absent or null ones included. */
export type HazardInput = { [Field in keyof Hazard]?: Hazard[Field] | null | undefined };

/** Applies sent fields to the stored assessment: absent ones leave its values, null empties them. */
export function completeHazard(input: HazardInput, stored: Hazard = NOT_HAZARDOUS): Hazard {
  const named = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const emptied = Object.fromEntries(
    Object.entries(named).map(([name, value]) => [name, value ?? NOT_HAZARDOUS[name as keyof Hazard]]),
  );
  return sortHazard({ ...stored, ...emptied });
}

/** Pictograms in the order of the label. */
function sortHazard(hazard: Hazard): Hazard {
  return { ...hazard, pictograms: PICTOGRAMS.filter((pictogram) => hazard.pictograms.includes(pictogram)) };
}
