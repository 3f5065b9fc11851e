import { z } from 'zod';
import { filterTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Query parameters of the list of sellers (section 5, "Seller filter"). */
export const sellersQuerySchema = z.object({
  businessName: filterTextField(LIMITS.businessName).describe('Part of the name, case-insensitive'),
  postalCode: filterTextField(LIMITS.zip).describe(
    'Beginning of the postal code; if a 5-digit code matches no dealer, its first 2 digits are used',
  ),
  city: filterTextField(LIMITS.shortText).describe('Beginning of the town, ignoring case and accents'),
  country: z
    .string({ error: 'invalidField' })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'invalidField')
    .optional()
    .describe('Two-letter country code (ISO 3166-1)'),
  brand: filterTextField(LIMITS.shortText).describe('Brand that the dealer sells'),
});
export type SellersQuery = z.infer<typeof sellersQuerySchema>;

const text = z.string().nullable();

/** Towns of dealers by the beginning of their name, ignoring case and accents, each once and sorted. */
export function findTowns(dealers: readonly { city: string }[], text: string): string[] {
  const start = normaliseTown(text);
  if (start === '') return [];
  const towns = new Set(dealers.flatMap(({ city }) => (normaliseTown(city).startsWith(start) ? [city] : [])));
  return [...towns].sort((first, second) => first.localeCompare(second));
}

function normaliseTown(town: string): string {
  return town.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

/** Whether a typed place is a postal code: in every country they contain a digit, and towns do not. */
export function isPostalCode(place: string): boolean {
  return /\d/.test(place);
}

/** A shop that sells the manufacturer's products (section 3, "Seller"). */
export const sellerSchema = z.object({
  id: z.string(),
  businessName: z.string(),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  province: text,
  country: z.string(),
  phone: text,
  email: text,
  latitude: z.number(),
  longitude: z.number(),
  mapLink: text.describe('Map link provided by the dealer'),
  brands: z.array(z.string()).describe('Brands that the dealer sells; empty if it sells all'),
});
export type Seller = z.infer<typeof sellerSchema>;

const WIDE_DIGITS = 2;

/**
 * The prefix to search for when a postal code finds no dealer: the first two digits of a five-digit code (section 5).
 * Undefined for other codes.
 */
export function widenPostalCode(postalCode: string): string | undefined {
  return /^\d{5}$/.test(postalCode) ? postalCode.slice(0, WIDE_DIGITS) : undefined;
}

/** Initial view of a map of dealers (section 2): northern Italy, zoom 10. */
export const DEFAULT_MAP = { latitude: 45.4642, longitude: 9.19, zoom: 10 } as const;

interface Place {
  latitude: number;
  longitude: number;
}

/** The link to an external map of a dealer: its own link, or one to OpenStreetMap from its coordinates (section 2). */
export function getMapLink({ mapLink, latitude, longitude }: Pick<Seller, 'mapLink'> & Place): string {
  // The stored link is external data, so only web addresses are accepted.
  if (mapLink !== null && /^https?:\/\//i.test(mapLink)) return mapLink;
  const position = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${position}`;
}

const EARTH_KM = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two places, in kilometres. */
export function calculateDistanceKm(from: Place, to: Place): number {
  const north = Math.sin(toRadians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  const arc = north + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(arc)));
}
