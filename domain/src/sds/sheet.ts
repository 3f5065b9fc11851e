import { z } from 'zod';
import { choiceField } from '../fields.ts';
import { formatSdsLanguageCode, localizedTextSchema, SDS_LANGUAGES, type SdsLanguage } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema } from '../lists/paging.ts';

/** Sites of batches (section 3). */
export const SDS_SITES = ['ALC01', 'ALC02'] as const;

/** Recipe codes with their names (section 3), which are the keys of the translations. */
export const RECIPES = {
  '01': 'mixing',
  '02': 'dispersion',
  '03': 'grinding',
  '04': 'grinding',
  '05': 'grinding',
  '06': 'grinding',
  '07': 'grinding',
  '11': 'mixing',
  '12': 'pastes',
  '14': 'pastes',
  '33': 'recoveries',
  '55': 'standard',
  '66': 'packagingOnly',
  '88': 'labTests',
  '90': 'externalSite',
  '92': 'externalSite',
} as const;

/** Internal recipes, whose sheets have the red do-not-send label (section 5). */
export const INTERNAL_RECIPES = ['33', '55', '66', '88', '90', '92'] as const;

/** Whether a recipe is internal, so that its sheets have the red do-not-send label (section 5). */
export function isInternalRecipe(recipe: string): boolean {
  return (INTERNAL_RECIPES as readonly string[]).includes(recipe);
}

/** The years that a search offers, newest first: from 2016 to the current one (section 5). */
export function listSdsYears(today: string): number[] {
  const current = Number(today.slice(0, 4));
  return Array.from(
    { length: Math.max(0, current - LIMITS.sdsFirstYear + 1) },
    (_, offset) => current - offset,
  );
}

/** File name of a safety data sheet, `SDS-{serial}{color}-{language}.pdf` (section 7); Czech is CS, as on pages. */
export function formatSdsFileName(
  { serial, color }: { serial: string; color: string },
  language: SdsLanguage,
): string {
  return `SDS-${serial}${color}-${formatSdsLanguageCode(language)}.pdf`;
}

/** An SDS language. CS, the code for Czech in ISO 639 and in technical data sheets, is an alias of CZ. */
export function sdsLanguageField() {
  return choiceField([...SDS_LANGUAGES, 'CS'])
    .transform((language) => (language === 'CS' ? 'CZ' : language))
    .describe('Language code; CS is an alias of CZ');
}

/** The language at the end of a file name such as `SDS-F1207035-DE.pdf`; null for none. */
export function parseFileNameLanguage(name: string): SdsLanguage | null {
  const [, code] = /(?:^|[^\p{L}])(\p{L}{2})\.[^.]*$/u.exec(name) ?? [];
  return sdsLanguageField().safeParse(code?.toUpperCase()).data ?? null;
}

/** One line of a search result: a batch with its sheet, or only a sheet when searching by product or order. */
export const sdsSchema = z.object({
  id: z.guid().describe('Id of the line, used by checklanguage, download and send'),
  site: z.string(),
  batch: z.string().nullable().describe('Batch code; null if the sheet was not found by a batch'),
  serial: z.string(),
  color: z.string(),
  description: localizedTextSchema.describe(
    'Short description of the serial; empty if the catalogue has none',
  ),
  colorDescription: localizedTextSchema,
  recipe: z.string(),
  version: z.int().describe('Version of the sheet that belongs to the batch'),
  latestVersion: z.int().describe('Latest version for the same product, site and recipe'),
  isOldSds: z.boolean().describe('Whether the batch code has the format used until 14 October 2024'),
  isInternal: z.boolean().describe('Whether the recipe is labelled as not to be sent'),
  year: z.int(),
  month: z.int(),
  date: z.iso.date().describe('Date of the batch, or of the sheet if there is no batch'),
  customerCode: z.string().nullable().describe('Customer that the batch was produced for; null if none'),
});
export type Sds = z.infer<typeof sdsSchema>;

export const sdsPageSchema = createLimitedPageSchema(sdsSchema);
