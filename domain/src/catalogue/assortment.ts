import { z } from 'zod';
import { localizedTextSchema } from '../languages.ts';

/** Maximum number of shades of the assortment. */
export const ASSORTMENT_SHADES = 48;

const serials = z.int().describe('Number of serials');

/** What the manufacturer sells, for visitors: the shades in stock, and the brands. */
export const assortmentSchema = z.object({
  shades: z
    .array(
      z.object({
        color: z.string().describe('RAL Classic code, such as `7035`'),
        colorDescription: localizedTextSchema,
        hex: z.string().describe('sRGB as #RRGGBB'),
        serials,
      }),
    )
    .describe(`RAL Classic shades in stock, by code; at most the ${ASSORTMENT_SHADES} of the most serials`),
  brands: z.array(z.object({ brand: z.string(), serials })).describe('By name'),
});
export type Assortment = z.infer<typeof assortmentSchema>;
