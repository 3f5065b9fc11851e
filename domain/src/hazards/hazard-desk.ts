import { z } from 'zod';
import { productCodeSchema } from '../catalogue/product-code.ts';
import { contentVersionField, contentVersionSchema } from '../content-version.ts';
import { choiceField, filterTextField, objectField } from '../fields.ts';
import { localizedTextSchema } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { hazardInputSchema, hazardSchema, hazardSummarySchema } from './hazard.ts';

export const HAZARD_SORTS = ['serial', 'changedOn', 'sold'] as const;
/** States of a serial in the list; `SOLD_NOT_ASSESSED` is the queue of the product-safety officer. */
export const HAZARD_STATES = [
  'ASSESSED',
  'NOT_ASSESSED',
  'SOLD_NOT_ASSESSED',
  'DANGEROUS_GOODS',
  'TO_COMPLETE',
  'WITHOUT_WEIGHT',
] as const;
export type HazardState = (typeof HAZARD_STATES)[number];

/** Query of GET backoffice/hazards. */
export const hazardListQuerySchema = createPageQuerySchema({
  sortFields: HAZARD_SORTS,
  defaultSort: 'serial,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  text: filterTextField().describe('Beginning of the serial, or part of its name in any language'),
  state: choiceField(HAZARD_STATES)
    .optional()
    .describe(
      'SOLD_NOT_ASSESSED: products are sold in at least one colour without assessment; DANGEROUS_GOODS: with a UN number; TO_COMPLETE: precautionary statements lack words, or EUH208 substances; WITHOUT_WEIGHT: dangerous liquids in kg without specific weight',
    ),
});
export type HazardListQuery = z.infer<typeof hazardListQuerySchema>;

/** A serial with the state of its assessment. */
export const hazardEntrySchema = z.object({
  productClass: z.string(),
  serial: z.string(),
  shortDescription: localizedTextSchema,
  hazard: hazardSummarySchema,
  unNumber: z.string().nullable(),
  exceptions: z.int().describe('Number of colours with an assessment of their own'),
  soldWithoutAssessment: z.int().describe('Number of colours that are sold without an assessment'),
  soldNet: z
    .number()
    .describe(
      'Net EUR of the orders of the last 12 months for colours without an assessment; the sort `sold` orders by it',
    ),
  changedOn: z.string().nullable().describe('Time of the last change of an assessment (UTC)'),
});
export type HazardEntry = z.infer<typeof hazardEntrySchema>;
export const hazardEntryPageSchema = createLimitedPageSchema(hazardEntrySchema);

/** A change of an assessment. */
export const hazardVersionSchema = z.object({
  id: z.string(),
  color: z.string().nullable().describe('Colour of an exception; null for the assessment of the serial'),
  changedOn: z.string().describe('Time of the change (UTC)'),
  changedBy: z
    .string()
    .nullable()
    .describe('Username, or name of the integration key; null after the user has been deleted'),
  importId: z.string().nullable().describe('Id of the import that made the change'),
  hazard: hazardSchema.nullable().describe('The assessment after the change; null if it was removed'),
});
export type HazardVersion = z.infer<typeof hazardVersionSchema>;

/** Maximum number of versions that the desk shows. */
export const MAX_SHOWN_VERSIONS = 100;

/** A serial with its assessment, the exceptions of its colours, and their versions. */
export const serialHazardSchema = z.object({
  productClass: z.string(),
  serial: z.string(),
  shortDescription: localizedTextSchema,
  hazard: hazardSchema.nullable(),
  version: contentVersionSchema,
  colors: z
    .array(
      z.object({
        color: z.string(),
        colorDescription: localizedTextSchema,
        hex: z.string().nullable(),
        isSold: z.boolean(),
        hazard: hazardSchema
          .nullable()
          .describe("The colour's own assessment; null if that of the serial holds"),
        version: contentVersionSchema,
      }),
    )
    .describe('All colours of the serial'),
  productsWithoutWeight: z
    .array(z.string())
    .describe(
      `Dangerous liquids in kg that are sold without a specific weight, by code; at most ${LIMITS.listedEntries}`,
    ),
  versions: z.array(hazardVersionSchema).describe(`Changes, newest first; the last ${MAX_SHOWN_VERSIONS}`),
});
export type SerialHazard = z.infer<typeof serialHazardSchema>;

/** Body of PUT backoffice/hazards/{productClass}/{serial}, and of a colour. */
export const changedHazardSchema = objectField({
  version: contentVersionField(),
  hazard: hazardInputSchema.nullable().describe('Null removes the assessment'),
});
export type ChangedHazard = z.output<typeof changedHazardSchema>;

const { productClass, serial, color } = productCodeSchema.shape;
export const hazardSerialParams = z.object({ productClass, serial });
export const hazardColorParams = z.object({ productClass, serial, color });
