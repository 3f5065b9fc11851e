import { FACETS } from '@cromia/domain/catalogue/facets';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import { urlFlagSchema } from '../../../url-search';

/** The three ways to search (section 2). */
export const SEARCH_MODES = ['name', 'advanced', 'multi'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** A text in the URL, cut to its maximum length; absent when blank or invalid. */
function textField(max: number) {
  return z.coerce
    .string()
    .transform((typed) => typed.trim().slice(0, max) || undefined)
    .optional()
    .catch(undefined);
}

function codeField(max: number) {
  return textField(max).transform((typed) => typed?.toUpperCase().replaceAll(/[^0-9A-Z]/g, '') || undefined);
}

function facetField<const Name extends string>(names: readonly Name[]) {
  return z.enum(names).optional().catch(undefined);
}

const facetFields = {
  area: facetField(Object.values(FACETS.area)),
  typology: facetField(Object.values(FACETS.typology)),
  family: facetField(Object.values(FACETS.family)),
  dilution: facetField(Object.values(FACETS.dilution)),
  drying: facetField(Object.values(FACETS.drying)),
  appMethod: facetField(Object.values(FACETS.appMethod)),
};

/** Filters that narrow the results of every search, in addition to the facets. */
const narrowingFields = {
  ...facetFields,
  brand: textField(LIMITS.searchText),
  /** Content of one package, such as `25 kg`. */
  packaging: textField(LIMITS.shortText),
  inStock: urlFlagSchema,
};

/** Orders by code; without one, a search by name lists the best matches first. */
export const SERIAL_SORTS = ['serial,asc', 'serial,desc'] as const;

const pageField = z.coerce.number().int().min(1).max(LIMITS.pageNumberMax).optional().catch(undefined);

/** URL state of all result pages, so that a reload or a shared link restores the view. */
const viewFields = {
  /** Page of results, from 0; left out for the first. */
  page: pageField,
  /** The product whose detail is open, such as `F120-7035-25`. */
  open: textField(LIMITS.shortText),
  /** Opens the detail at its technical data sheet (section 2). */
  showTds: urlFlagSchema,
};
const viewSchema = z.object(viewFields);
export type OpenedProductInUrl = z.infer<typeof viewSchema>;

/** The query of /products-search/b2b. It contains the inputs of all three modes, so that changing the mode loses none. */
export const catalogueSearchSchema = z.object({
  mode: z.enum(SEARCH_MODES).optional().catch(undefined),
  nameCode: textField(LIMITS.searchText),
  serial: codeField(LIMITS.serial),
  color: codeField(LIMITS.color),
  /** Words of a colour's name, instead of its code. */
  colorName: textField(LIMITS.searchText),
  ...narrowingFields,
  sort: z.enum(SERIAL_SORTS).optional().catch(undefined),
  ...viewFields,
});
export type CatalogueSearch = z.infer<typeof catalogueSearchSchema>;

/** The query of /products-search/guest. */
export const guestSearchSchema = z.object({
  serial: codeField(LIMITS.serial),
  color: codeField(LIMITS.color),
  ...viewFields,
});
export type GuestSearch = z.infer<typeof guestSearchSchema>;

/** The part of the catalogue that visitors see: the colours of a serial. */
export interface GuestSerial {
  serial: string;
  color?: string | undefined;
}

/** The filters of a serial's page. */
export function toGuestFilters({ serial, color }: GuestSerial): SearchFilters {
  return { mode: 'advanced', values: color === undefined ? { serial } : { serial, color }, narrowing: {} };
}

/** The query of /products-search, which only redirects (section 2). */
export const entrySearchSchema = guestSearchSchema.pick({ serial: true, color: true, showTds: true });

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
