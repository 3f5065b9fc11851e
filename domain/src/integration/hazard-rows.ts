import type { z } from 'zod';
import { objectField } from '../fields.ts';
import { hazardFieldsShape, hazardKeyShape } from '../hazards/hazard.ts';
import { importedProductCodeSchema } from './catalogue-rows.ts';

const { serial, color } = hazardKeyShape;

/**
 * The hazard assessment of a serial or, with `color`, of one of its colours, which replaces that of the serial whole. An
 * absent field leaves the stored value; null empties it.
 */
export const hazardRowSchema = objectField({
  productClass: importedProductCodeSchema.shape.productClass,
  serial,
  color: color
    .nullish()
    .transform((code) => code ?? null)
    .describe('Colour of an exception; omit for the assessment of the serial'),
  ...hazardFieldsShape,
});
export type HazardImportRow = z.infer<typeof hazardRowSchema>;
