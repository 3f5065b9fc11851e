import { POSTAL_COUNTRIES, type PostalCountry } from '@cromia/domain/dealers/postal-countries';
import { sellersParamsSchema } from '@cromia/domain/dealers/sellers-params';
import type { UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';

function textParam(max: number) {
  return z.coerce
    .string()
    .transform((value) => value.trim().slice(0, max) || undefined)
    .optional()
    .catch(undefined);
}

/** Country of postal codes if the URL has none. */
export const DEFAULT_COUNTRY = 'IT';

/** Country that the form proposes for the languages of one country; others start with the default. */
const COUNTRIES: Partial<Record<UiLanguage, PostalCountry>> = {
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  pl: 'PL',
};

/** Country that the form proposes to a visitor. */
export function proposeCountry(language: UiLanguage): string {
  return COUNTRIES[language] ?? DEFAULT_COUNTRY;
}

/** Search params of the dealers' page, so that a reload or a shared link shows the same dealers. */
export const sellersSearchSchema = z.object({
  businessName: textParam(LIMITS.businessName),
  postalCode: textParam(LIMITS.zip),
  /** Beginning of a town, instead of a postal code. */
  city: textParam(LIMITS.shortText),
  /** Country of the postal code; Italy by default. */
  country: z.enum(POSTAL_COUNTRIES).optional().catch(undefined),
  brand: textParam(LIMITS.shortText),
  /** Shows the map instead of the list on phones, where they do not fit side by side. */
  view: z.literal('map').optional().catch(undefined),
});
export type SellersSearch = z.infer<typeof sellersSearchSchema>;

/** The dealer kinds in the path. */
export interface SellerKinds {
  priv: boolean;
  professional: boolean;
}

/** Parses the dealer kinds in the path; null if invalid. Without any kind nobody is found (contract, section 2). */
export function parseSellerKinds(params: unknown): SellerKinds | null {
  return sellersParamsSchema.safeParse(params).data ?? null;
}
