import { z } from 'zod';
import { contentVersionField, contentVersionSchema } from '../content-version.ts';
import {
  choiceField,
  createCrossFieldRule,
  decimalNumberField,
  nullableTextField,
  patternTextField,
  upperPatternTextField,
} from '../fields.ts';
import { TDS_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { getVocLimit, VOC_CATEGORIES } from './voc.ts';

/** A number with its unit; empty or absent when not applicable. */
function amount(maximum: number, unit: string) {
  return z
    .union([decimalNumberField(0, maximum), z.literal('')], { error: 'invalidField' })
    .nullish()
    .describe(unit);
}

/** A number, or a range of two. */
function range(unit: string) {
  return z
    .union([patternTextField(/^\d{1,4}([.,]\d)?(-\d{1,4}([.,]\d)?)?$/, LIMITS.shortText), z.literal('')], {
      error: 'invalidField',
    })
    .nullish()
    .describe(`${unit}; a number, or a range such as 50-70`);
}

const shortText = () => nullableTextField(LIMITS.shortText).optional();

const FIELDS = {
  density: amount(20, 'kg/l at 20 °C; defaults to that of the products'),
  solidsByWeight: amount(100, '%'),
  solidsByVolume: amount(100, '%'),
  viscosity: shortText().describe('Viscosity with the cup or method, such as 70-90" DIN 4'),
  gloss: range('Gloss units at 60°'),
  mixRatio: shortText().describe('Mixing ratio with the hardener by weight, such as 100:20 D111'),
  potLifeHours: amount(1_000, 'h at 20 °C'),
  touchDryMinutes: amount(100_000, 'min at 20 °C'),
  recoatHours: amount(10_000, 'h'),
  dryFilm: range('µm'),
  resalt: amount(1_000, 'm²/l; defaults to that of the serial'),
  resakg: amount(1_000, 'm²/kg; defaults to that of the serial'),
  diluent: shortText().describe('Diluent, H2O for water; defaults to that of the serial'),
  voc: amount(2_000, 'g/l, ready for use'),
  vocCategory: z
    .union([choiceField(VOC_CATEGORIES), z.literal('')], { error: 'invalidField' })
    .nullish()
    .describe('Subcategory of Directive 2004/42/EC, Annex II A; omit for products applied in industry only'),
  storageFrom: amount(60, '°C'),
  storageTo: amount(60, '°C'),
  shelfLifeMonths: amount(240, 'Months; defaults to that of the serial'),
};

/** Technical data of a sheet, in addition to the catalogue's. Fields that do not apply are empty. */
export const technicalSchema = z
  .object(FIELDS)
  .check(
    createCrossFieldRule(
      { storageFrom: FIELDS.storageFrom, storageTo: FIELDS.storageTo },
      'storageTo',
      ({ storageFrom, storageTo }) =>
        typeof storageFrom !== 'number' || typeof storageTo !== 'number' || storageFrom <= storageTo,
    ),
  );

/** The fields of the technical data, in the order of the sheet. */
export const TECHNICAL_FIELDS = technicalSchema.keyof().options;
export type TechnicalField = (typeof TECHNICAL_FIELDS)[number];

export type TechnicalProperties = z.infer<typeof technicalSchema>;

/** The fields without the rules across them, as the API returns them. The rules are checked on publishing. */
const uncheckedTechnicalSchema = z.object(FIELDS);

/**
 * Reads the stored data of a serial. Values that are no longer valid are left out, so that they can be entered again.
 */
export function parseStoredTechnical(stored: unknown): TechnicalProperties {
  const values = z.record(z.string(), z.unknown()).catch({}).parse(stored);
  const readable = TECHNICAL_FIELDS.filter((field) => FIELDS[field].safeParse(values[field]).success);
  return uncheckedTechnicalSchema.parse(Object.fromEntries(readable.map((field) => [field, values[field]])));
}

/** Whether a product's VOC content is within the limit of its subcategory; true when either is absent. */
export function isWithinVocLimit({ voc, vocCategory }: TechnicalProperties, isWaterborne: boolean): boolean {
  if (typeof voc !== 'number' || !vocCategory) return true;
  return voc <= getVocLimit(vocCategory, isWaterborne);
}

/** A sheet to compose: the next version in each of the languages. */
export const tdsCompositionSchema = z.object({
  serial: upperPatternTextField(/^[0-9A-Z]+$/, LIMITS.serial),
  languages: z.array(choiceField(TDS_LANGUAGES)).min(1, 'missing').max(TDS_LANGUAGES.length, 'invalidLenght'),
  technical: technicalSchema,
  version: contentVersionField(),
});
export type TdsComposition = z.infer<typeof tdsCompositionSchema>;

/** The data from which a serial's sheet is composed, and the newest version of the serial's sheet in each language. */
export const tdsTechnicalSchema = z.object({
  serial: z.string(),
  technical: uncheckedTechnicalSchema,
  versions: z.array(z.object({ language: z.enum(TDS_LANGUAGES), version: z.int(), isComposed: z.boolean() })),
  version: contentVersionSchema,
});
export type TdsTechnicalProperties = z.infer<typeof tdsTechnicalSchema>;
