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

export const facetFields = {
  area: facetField(Object.values(FACETS.area)),
  typology: facetField(Object.values(FACETS.typology)),
  family: facetField(Object.values(FACETS.family)),
  dilution: facetField(Object.values(FACETS.dilution)),
  drying: facetField(Object.values(FACETS.drying)),
  appMethod: facetField(Object.values(FACETS.appMethod)),
};

/** Filters that narrow the results of every search, in addition to the facets. */
export const narrowingFields = {
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

/** The query of /products-search, which only redirects (section 2). The short link of a product opens it. */
export const entrySearchSchema = guestSearchSchema.omit({ page: true });
