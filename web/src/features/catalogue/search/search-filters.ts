import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import {
  type CatalogueSearch,
  facetFields,
  narrowingFields,
  type SERIAL_SORTS,
  type SearchMode,
} from './search-state';

/** Parses the choices of a form as values of the facets. */
export const facetChoiceSchema = z.object(facetFields);

/** The facets set in the URL. */
export function readChosenFacets(search: z.infer<typeof facetChoiceSchema>) {
  const { area, typology, family, dilution, drying, appMethod } = search;
  return {
    ...(area && { area }),
    ...(typology && { typology }),
    ...(family && { family }),
    ...(dilution && { dilution }),
    ...(drying && { drying }),
    ...(appMethod && { appMethod }),
  };
}

/** Parses the choices in the filters of results. */
export const narrowingSchema = z.object(narrowingFields);

/** The filters that narrow the results, set in the URL. */
export function readNarrowing(search: z.infer<typeof narrowingSchema>) {
  const { brand, packaging, inStock } = search;
  return {
    ...readChosenFacets(search),
    ...(brand && { brand }),
    ...(packaging && { packaging }),
    ...(inStock && { inStock }),
  };
}
export type SearchNarrowing = ReturnType<typeof readNarrowing>;

/** Removes all filters that narrow the results from the URL. */
export const NO_NARROWING = {
  area: undefined,
  typology: undefined,
  family: undefined,
  dilution: undefined,
  drying: undefined,
  appMethod: undefined,
  brand: undefined,
  packaging: undefined,
  inStock: undefined,
} satisfies Record<keyof z.infer<typeof narrowingSchema>, undefined>;

function readCodes({ serial, color, colorName }: CatalogueSearch) {
  return { ...(serial && { serial }), ...(color && { color }), ...(colorName && { colorName }) };
}

/** Interprets the text typed for a colour: a code if it contains a digit, else words of its name. */
export function parseColorInput(typed: string): Pick<CatalogueSearch, 'color' | 'colorName'> {
  const text = typed.trim();
  const [, colorCode] = /^(?:RAL)?\s*([0-9A-Z]*\d[0-9A-Z]*)$/i.exec(text) ?? [];
  if (colorCode !== undefined && colorCode.length <= LIMITS.color)
    return { color: colorCode.toUpperCase(), colorName: undefined };
  return { color: undefined, colorName: text || undefined };
}

/** One search: its mode, the filters that it sends, and their order. The search by characteristics only narrows. */
export type SearchFilters = (
  | { mode: 'name'; values: { nameCode: string } }
  | { mode: 'advanced'; values: { serial?: string; color?: string; colorName?: string } }
  | { mode: 'multi'; values: Record<never, never> }
) & { narrowing: SearchNarrowing; sort?: (typeof SERIAL_SORTS)[number] };

const isSet = (values: object) => Object.keys(values).length > 0;

/** The active mode: the chosen one, else the one that the inputs in the URL belong to (section 2). */
export function findActiveMode(search: CatalogueSearch): SearchMode {
  if (search.mode !== undefined) return search.mode;
  if (search.nameCode !== undefined) return 'name';
  if (isSet(readCodes(search))) return 'advanced';
  return isSet(readNarrowing(search)) ? 'multi' : 'name';
}

/** The filters of the active mode; null while none is set, since a search requires one (section 5). */
export function findActiveFilters(search: CatalogueSearch): SearchFilters | null {
  const mode = findActiveMode(search);
  const { nameCode, sort } = search;
  const shared = { narrowing: readNarrowing(search), ...(sort && { sort }) };
  if (mode === 'name') return nameCode === undefined ? null : { mode, values: { nameCode }, ...shared };
  if (mode === 'multi') return isSet(shared.narrowing) ? { mode, values: {}, ...shared } : null;
  const values = readCodes(search);
  return isSet(values) ? { mode, values, ...shared } : null;
}

/** The part of the catalogue that visitors see: the colours of a serial. */
export interface GuestSerial {
  serial: string;
  color?: string | undefined;
}

/** The filters of a serial's page. */
export function toGuestFilters({ serial, color }: GuestSerial): SearchFilters {
  return { mode: 'advanced', values: color === undefined ? { serial } : { serial, color }, narrowing: {} };
}
