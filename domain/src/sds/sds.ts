import { LIMITS } from '../limits.ts';

/** Sites that batches come from (section 3). */
export const SDS_SITES = ['ALC01', 'ALC02'] as const;
export type SdsSite = (typeof SDS_SITES)[number];

/** Recipe codes and what each is (section 3); names are what texts are keyed by. */
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

const INTERNAL_RECIPES = ['33', '55', '66', '88', '90', '92'];

/** Whether a sheet is internal and carries the red label not to send it (section 5). */
export function isInternalRecipe(recipe: string): boolean {
  return INTERNAL_RECIPES.includes(recipe);
}

/** The years that a search offers, newest first: from 2016 to the current one (section 5). */
export function sdsYears(today: string): number[] {
  const current = Number(today.slice(0, 4));
  return Array.from({ length: Math.max(0, current - LIMITS.sdsFirstYear + 1) }, (_, back) => current - back);
}
