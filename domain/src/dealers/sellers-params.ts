import { z } from 'zod';
import { choiceField } from '../fields.ts';

const pathFlagField = () => choiceField(['true', 'false']).transform((text) => text === 'true');

/**
 * Path parameters of GET v1/public/sellers/{priv}/{professional}: dealers for private buyers, for professionals, or
 * both.
 */
export const sellersParamsSchema = z.object({ priv: pathFlagField(), professional: pathFlagField() });
export type SellersParams = z.infer<typeof sellersParamsSchema>;
