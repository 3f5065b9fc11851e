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

/** Country of postal codes when the URL has none. */
export const DEFAULT_COUNTRY = 'IT';

/** URL state of the dealers' page, so that a reload or a shared link shows the same. */
export const sellersSearchSchema = z.object({
  businessName: text(LIMITS.businessName),
  postalCode: text(LIMITS.zip),
  /** Country of the postal code; Italy by default. */
  country: z.enum(POSTAL_COUNTRIES).optional().catch(undefined),
  brand: text(LIMITS.shortText),
  /** Shows the map on phones, where list and map do not fit side by side. */
  view: z.literal('map').optional().catch(undefined),
});
export type SellersSearch = z.infer<typeof sellersSearchSchema>;

/** The kinds of dealers in the path. */
export interface SellerKinds {
  priv: boolean;
  professional: boolean;
}

/** Parses the kinds of dealers in the path; null if invalid, or if both are excluded. */
export function parseSellerKinds(params: unknown): SellerKinds | null {
  const { data } = sellersParamsSchema.safeParse(params);
  return data && (data.priv || data.professional) ? data : null;
}
