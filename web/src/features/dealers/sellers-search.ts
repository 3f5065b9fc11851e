import { sellersParamsSchema } from '@cromia/domain/dealers/dealer';
import { POSTAL_COUNTRIES } from '@cromia/domain/dealers/postal-place';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';

function text(max: number) {
  return z.coerce
    .string()
    .transform((typed) => typed.trim().slice(0, max) || undefined)
    .optional()
    .catch(undefined);
}

/** Whose postal codes are meant where the address names no country. */
export const DEFAULT_COUNTRY = 'IT';

/** What the map of dealers keeps in the address, so that a reload or a shared link shows the same. */
export const sellersSearchSchema = z.object({
  businessName: text(LIMITS.businessName),
  postalCode: text(LIMITS.zip),
  /** Of the postal code; Italy where it is left out. */
  country: z.enum(POSTAL_COUNTRIES).optional().catch(undefined),
  brand: text(LIMITS.shortText),
  /** On a phone, where list and map do not fit side by side: the map. */
  view: z.literal('map').optional().catch(undefined),
});
export type SellersSearch = z.infer<typeof sellersSearchSchema>;

/** Whom the dealers serve, as the path says it. */
export interface SellerKinds {
  priv: boolean;
  professional: boolean;
}

/** Whom the path of an address asks for; null where it was typed wrong, or asks for nobody. */
export function kindsOf(params: unknown): SellerKinds | null {
  const { data } = sellersParamsSchema.safeParse(params);
  return data && (data.priv || data.professional) ? data : null;
}
