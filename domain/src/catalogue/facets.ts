import { z } from 'zod';
import { toTypeErrorCode } from '../fields.ts';

/**
 * The facets of the catalogue (section 3; contract, section 7). Products store the codes, searches use the names, and
 * pages translate the names. The keys are the parameters of the search call. A manufacturer may change this table.
 */
export const FACETS = {
  area: {
    '3M': 'metal',
    '3W': 'wood',
    '3H': 'edil',
    '3EFL': 'edil_metal_wood',
    '3C': 'coil',
    '3P': 'plastic',
    '3S': 'paste',
    '3A': 'corrosion',
    // Searches send the specification's spelling; pages show the correct word.
    '3D': 'techinal_management',
    '3T': 'tintometry',
    '3Z': 'removal',
  },
  typology: {
    dye: 'dye',
    paste: 'paste',
    background: 'background',
    intermediate: 'intermediate',
    washable: 'washable',
    various: 'various',
    catalyst: 'catalyst',
    thinner: 'thinner',
    converter: 'converter',
    dust: 'dust',
    back: 'back',
    impregnant: 'impregnant',
    coat: 'coat',
    raw_material: 'raw_material',
    wp_floors_resins: 'wp_floors_resins',
  },
  family: {
    acrylic: 'acrylic',
    pvdf: 'pvdf',
    epoxy: 'epoxy',
    ketone: 'ketone',
    polyester: 'polyester',
    alkyl: 'alkyl',
    nitrocellulose: 'nitrocellulose',
    unsaturated: 'unsaturated',
    clorocianuro: 'clorocianuro',
    phenolic: 'phenolic',
    silicones: 'silicones',
    urethane: 'urethane',
    vinyl: 'vinyl',
    polyester_melamine: 'polyester_melamine',
  },
  dilution: {
    '3W': 'water',
    '3P': 'dust',
    '3S': 'solvent',
    '3N': 'noSolvent',
    '3u': 'liquid_uv',
  },
  drying: {
    '1': 'air',
    '2': 'catalyzed',
    E: 'electrophoretic',
    O: 'oven',
    U: 'curing/UV',
  },
  appMethod: {
    P: 'brush',
    R: 'roller',
    S: 'sprinkle',
    SM: 'airMix',
    SL: 'airLess',
    T: 'spatula',
    G: 'sponge',
    C: 'rollerCoating',
    V: 'curtainCoater',
    I: 'immersion',
    Z: 'trowel',
    A: 'flowCoatings',
    IEA: 'anode',
    IEC: 'cathode',
    // Our own codes, for names without a code in the specification.
    K: 'cloth',
    SC: 'conventional',
    SH: 'hplv',
    SE: 'electrostaticSpray',
    IE: 'electrophoresisNS',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type Facet = keyof typeof FACETS;

/** The facets in the order in which searches and details show them. */
export const FACET_NAMES = [
  'area',
  'typology',
  'family',
  'dilution',
  'drying',
  'appMethod',
] as const satisfies Facet[];

/** The name of a code: `catalyzed` for `findFacetName('drying', '2')`. Undefined for an unknown code. */
export function findFacetName(facet: Facet, code: string): string | undefined {
  const names: Readonly<Record<string, string>> = FACETS[facet];
  return Object.hasOwn(names, code) ? names[code] : undefined;
}

/** The code of a name; undefined for an unknown name. */
export function findFacetCode(facet: Facet, name: string): string | undefined {
  return Object.entries(FACETS[facet]).find(([, facetName]) => facetName === name)?.[0];
}

/** The names of a facet, in the order of the table. */
export function listFacetNames(facet: Facet): string[] {
  return Object.values(FACETS[facet]);
}

/** The names for a product's list of codes, such as `P,R,SM`. Unknown codes are left out. */
export function parseFacetNames(facet: Facet, codes: string | null | undefined): string[] {
  return (codes ?? '')
    .split(',')
    .map((code) => findFacetName(facet, code.trim()))
    .filter((name) => name !== undefined);
}

/** A facet filter of a search, by name; an empty value means no filter (section 7). */
export function facetField(facet: Facet) {
  return z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(listFacetNames(facet), { error: toTypeErrorCode }).optional(),
    )
    .optional();
}

/** Where a product may be used (section 3, `intest`). */
export const PLACES_OF_USE = { I: 'internal', E: 'external', IE: 'internalExternal' } as const;
