import { z } from 'zod';
import { type ProductCode, productCodeSchema } from '../catalogue/product-code.ts';
import { toTypeErrorCode } from '../fields.ts';
import { PRODUCT_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { hazardLabelSchema } from './label.ts';

const CODES = z.string({ error: toTypeErrorCode }).toUpperCase();

/** Query of GET products/hazard-labels: products as `class-serial-color-pkg`, separated by commas. */
export const labelledProductsQuerySchema = z.object({
  products: CODES.transform((text) =>
    text.split(',').map((code) => {
      const [productClass, serial, color, pkg, ...rest] = code.split('-');
      return rest.length > 0 ? {} : { productClass, serial, color, pkg };
    }),
  )
    .pipe(z.array(productCodeSchema).max(LIMITS.pageSizeMax, 'invalidLenght'))
    .describe('Products as `class-serial-color-pkg`, separated by commas'),
  lang: z.enum(PRODUCT_LANGUAGES, { error: 'invalidField' }).describe('Language of the labels'),
});

/** A packaging with its hazard label. */
export const labelledProductSchema = z.object({
  productCode: productCodeSchema,
  um: z.string(),
  qta: z.number().describe('Content of one package in um'),
  dna: z.number().nullable().describe('Specific weight, kg/l'),
  label: hazardLabelSchema.nullable().describe('Null if the product is not assessed'),
});
export type LabelledProduct = z.infer<typeof labelledProductSchema>;

/** A product in the query of `labelledProductsQuerySchema`. */
export function formatLabelledCode({ productClass, serial, color, pkg }: ProductCode): string {
  return [productClass, serial, color, pkg].join('-');
}
