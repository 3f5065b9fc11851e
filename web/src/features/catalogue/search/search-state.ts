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
  ...facetFields,
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
  return { mode: 'advanced', values: color === undefined ? { serial } : { serial, color } };
}

/** The query of /products-search, which only redirects (section 2). */
export const entrySearchSchema = guestSearchSchema.pick({ serial: true, color: true, showTds: true });

/** Parses the choices of a form as values of the facets. */
export const facetChoiceSchema = z.object(facetFields);

/** The chosen facets, which the search by characteristics sends. */
export type FacetChoice = ReturnType<typeof readChosenFacets>;

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

/** One search: its mode and the filters that it sends. */
export type SearchFilters =
  | { mode: 'name'; values: { nameCode: string } }
  | { mode: 'advanced'; values: { serial?: string; color?: string; colorName?: string } }
  | { mode: 'multi'; values: FacetChoice };

const isSet = (values: object) => Object.keys(values).length > 0;

/** The active mode: the chosen one, else the one that the inputs in the URL belong to (section 2). */
export function findActiveMode(search: CatalogueSearch): SearchMode {
  if (search.mode !== undefined) return search.mode;
  if (search.nameCode !== undefined) return 'name';
  if (isSet(readCodes(search))) return 'advanced';
  return isSet(readChosenFacets(search)) ? 'multi' : 'name';
}

/** The filters of the active mode; null while none is set, since a search requires one (section 5). */
export function findActiveFilters(search: CatalogueSearch): SearchFilters | null {
  const mode = findActiveMode(search);
  if (mode === 'name') {
    const { nameCode } = search;
    return nameCode === undefined ? null : { mode, values: { nameCode } };
  }
  const filters =
    mode === 'advanced'
      ? { mode, values: readCodes(search) }
      : ({ mode, values: readChosenFacets(search) } as const);
  return isSet(filters.values) ? filters : null;
}
