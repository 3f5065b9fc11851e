import { sellersParamsSchema } from '@cromia/domain/dealers/dealer';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';

function text(max: number) {
  return z.coerce
    .string()
    .transform((typed) => typed.trim().slice(0, max) || undefined)
    .optional()
    .catch(undefined);
}

/** What the map of dealers keeps in the address, so that a reload or a shared link shows the same. */
export const sellersSearchSchema = z.object({
  businessName: text(LIMITS.businessName),
  postalCode: text(LIMITS.zip),
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
