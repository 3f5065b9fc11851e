import type { ProductDetail, ProductVariant } from '@cromia/domain/catalogue/product';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { FacetCounts, NameSearchResponse, SerialResult } from '@cromia/domain/catalogue/search';
import { toHazardSummary } from '@cromia/domain/hazards/hazard';
import { paged } from '../paged';
import { aHazardLabel } from './hazard';

const NAMES = {
  '7035': { it: 'Grigio luce', en: 'Light grey', de: 'Lichtgrau' },
  '7016': { it: 'Grigio antracite', en: 'Anthracite grey', de: 'Anthrazitgrau' },
};
const HEX = { '7035': '#cbd0cc', '7016': '#383e42' };
type Color = keyof typeof NAMES;
const COLORS: Color[] = ['7016', '7035'];
/** Content of the packagings in kilograms. */
const CONTENT: Record<string, number> = { '05': 5, '25': 25 };
const DESCRIPTION = { it: 'Primer epossidico 2K', en: 'Epoxy primer 2K', de: 'Epoxidgrundierung 2K' };

function aCode(overrides: Partial<ProductCode> = {}): ProductCode {
  return { productClass: '3', serial: 'F120', color: '7035', pkg: '25', ...overrides };
}

/** A packaging of 25 kg that is sold in multiples of four, at 10.00 EUR a kilogram. */
export function aVariant(
  overrides: Partial<Omit<ProductVariant, 'id'>> & { id?: Partial<ProductCode> } = {},
): ProductVariant {
  const id = aCode(overrides.id);
  const qta = CONTENT[id.pkg] ?? 25;
  return {
    pkg: id.pkg,
    um: 'KG',
    qta,
    unitQty: qta,
    qtyPkgMultiplier: 4,
    dna: 1.35,
    plo: qta + 1.3,
    tsc: 'S',
    status: 'A',
    inStock: true,
    availableOn: null,
    availability: 'AVAILABLE',
    productCodeChange: null,
    image: null,
    imageVersion: null,
    pricesAndDiscounts: { finalUnitPrice: 10 },
    ...overrides,
    id,
  };
}

/** A primer in two colours, its packagings of 5 and 25 kg in stock, as the API returns it to a customer. */
export function aProduct(
  overrides: Partial<Omit<ProductDetail, 'id'>> & { id?: Partial<ProductCode> } = {},
): ProductDetail {
  const id = aCode(overrides.id);
  const color: Color = id.color === '7016' ? '7016' : '7035';
  const { pkg: _pkg, image: _image, ...variant } = aVariant({ id });
  const terms = { ...variant, ...overrides, id };
  return {
    brand: 'Cromia Industry',
    preferred: false,
    shortDescription: DESCRIPTION,
    longDescription: { it: 'Fondo anticorrosivo per acciaio.', de: 'Korrosionsschutz für Stahl.' },
    colorDescription: NAMES[color],
    hex: HEX[color],
    cat1: 'background',
    cat2: 'epoxy',
    cat3: '3S',
    cat4: '2',
    cat5: '3M',
    applications: 'P,R,SL',
    intest: 'IE',
    diluent: 'D100',
    expires: 12,
    resalt: 8.5,
    resakg: null,
    mixing: null,
    hazard: aHazardLabel(),
    lat: null,
    link: null,
    variants: ['05', '25'].map((pkg) => {
      const { um, tsc, status, inStock, availability, productCodeChange, pricesAndDiscounts } = terms;
      const availabilityFields = {
        um,
        tsc,
        status,
        inStock,
        availability,
        productCodeChange,
        pricesAndDiscounts,
      };
      return aVariant({ ...availabilityFields, id: { ...id, pkg } });
    }),
    colors: COLORS.map((each) => ({
      color: each,
      colorDescription: NAMES[each],
      hex: HEX[each],
      pkgs: ['05', '25'],
    })),
    ...terms,
  };
}

const SUMMARY = toHazardSummary(aHazardLabel());

/** A serial in two colours of two packagings, as a search finds it. */
export function aSerial(overrides: Partial<SerialResult> = {}): SerialResult {
  const { serial = 'F120' } = overrides;
  const brand = 'Cromia Industry';
  return {
    productClass: '3',
    serial,
    shortDescription: DESCRIPTION,
    brand,
    hazard: SUMMARY,
    colorCount: COLORS.length,
    packagings: ['05', '25'].map((pkg) => ({ pkg, um: 'KG', qta: CONTENT[pkg] ?? 25 })),
    colors: COLORS.map((color) => ({
      color,
      colorDescription: NAMES[color],
      hex: HEX[color],
      hazard: SUMMARY,
      products: ['05', '25'].map((pkg) => ({
        pkg,
        brand,
        tsc: 'S',
        status: 'A',
        inStock: true,
      })),
    })),
    ...overrides,
  };
}

/** Counts of a search whose results cannot be narrowed. */
export const NO_COUNTS: FacetCounts = {
  area: {},
  typology: {},
  family: {},
  dilution: {},
  drying: {},
  appMethod: {},
  brand: {},
  packaging: {},
  inStock: 0,
};

/** The response of a search; searches by code and by characteristics have no match data. */
export function aSearchResponse(
  serials: SerialResult[],
  overrides: Partial<NameSearchResponse> = {},
): NameSearchResponse {
  return {
    ...paged(serials),
    counts: NO_COUNTS,
    outcome: serials.length > 0 ? 'all' : 'none',
    didYouMean: null,
    ...overrides,
  };
}
