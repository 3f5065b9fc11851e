import { z } from 'zod';
import { findFacetName } from '../catalogue/facets.ts';
import type { ProductLanguage } from '../languages.ts';
import { parseStoredTechnical } from '../tds/technical.ts';
import { getVocLimit } from '../tds/voc.ts';
import { type Hazard, hazardSchema } from './hazard.ts';
import { PICTOGRAMS, SIGNAL_WORDS } from './pictograms.ts';
import { parseCompletions } from './statements/completions.ts';
import { nameSubstances } from './statements/substance-names.ts';
import type { StatementLanguage, StatementTexts } from './statements/texts.ts';
import { writeStatement } from './statements/write-statement.ts';
import { formatTransportEntry, type TransportData } from './transport/calculate-transport.ts';

const statementSchema = z.object({ code: z.string(), text: z.string() });
export type Statement = z.infer<typeof statementSchema>;

/** Statements one after the other; some of the regulation's have no full stop, which separates them here. */
export function joinStatements(statements: readonly Statement[]): string {
  return statements.map(({ text }) => (/[.!?:]$/.test(text) ? text : `${text}.`)).join(' ');
}

export const supplierSchema = z.object({ name: z.string(), address: z.string(), telephone: z.string() });
/** Who places the product on the market, as its label names them. */
export type Supplier = z.infer<typeof supplierSchema>;

/** The VOC label of Directive 2004/42/EC, Annex IV. */
export const vocLabelSchema = z.object({
  category: z.string().describe('Subcategory of Annex II, such as A/d'),
  isWaterborne: z.boolean(),
  limit: z.number().describe('Limit of the subcategory, g/l'),
  content: z.number().describe('Highest content of the product ready for use, g/l'),
});
export type VocLabel = z.infer<typeof vocLabelSchema>;

const transportEntrySchema = hazardSchema
  .pick({
    packingGroup: true,
    tunnelCode: true,
    limitedQuantity: true,
    environmentallyHazardous: true,
  })
  .extend({
    unNumber: z.string(),
    properShippingName: z.string(),
    transportClass: z.string(),
    transportCategory: z.int().nullable(),
    entry: z.string().describe('Entry of a transport document, in the order of ADR 5.4.1.1.1'),
  });

/** The whole hazard label of a product, with texts in one language (contract, section 12). */
export const hazardLabelSchema = z.object({
  signalWord: z.enum(SIGNAL_WORDS),
  pictograms: z.array(z.enum(PICTOGRAMS)),
  hStatements: z.array(statementSchema),
  euhStatements: z.array(statementSchema),
  pStatements: z.array(statementSchema),
  contains: z.array(z.string()),
  ufi: z.string().nullable(),
  professionalOnly: z.boolean(),
  diisocyanates: z.boolean().describe('Whether REACH Annex XVII, entry 74, applies'),
  supplier: supplierSchema,
  vocLabel: vocLabelSchema.nullable(),
  transport: transportEntrySchema.nullable().describe('Null if the product is not dangerous for transport'),
});
export type HazardLabel = z.infer<typeof hazardLabelSchema>;

/** The transport entry of an assessment; null for a product that is not dangerous for transport. */
function toTransportEntry(data: TransportData): HazardLabel['transport'] {
  const { unNumber, properShippingName, transportClass, ...rest } = data;
  if (unNumber === null) return null;
  const named = {
    ...rest,
    unNumber,
    properShippingName: properShippingName ?? '',
    transportClass: transportClass ?? '',
  };
  return {
    packingGroup: named.packingGroup,
    tunnelCode: named.tunnelCode,
    limitedQuantity: named.limitedQuantity,
    environmentallyHazardous: named.environmentallyHazardous,
    unNumber,
    properShippingName: named.properShippingName,
    transportClass: named.transportClass,
    transportCategory: named.transportCategory,
    entry: formatTransportEntry(named),
  };
}

/**
 * The VOC label of a serial, by its technical data; null for products that Directive 2004/42/EC does not cover, or whose
 * content is unknown.
 */
export function deriveVocLabel(technical: unknown, dilution: string): VocLabel | null {
  const { voc, vocCategory } = parseStoredTechnical(technical);
  if (typeof voc !== 'number' || !vocCategory) return null;
  const isWaterborne = findFacetName('dilution', dilution) === 'water';
  return {
    category: `A/${vocCategory}`,
    isWaterborne,
    limit: getVocLimit(vocCategory, isWaterborne),
    content: voc,
  };
}

/** What a label is written with. */
export interface LabelInput {
  /** The language of the label. */
  language: ProductLanguage;
  /** The language of its statements, which is another one where no wording is prescribed, and their wording. */
  statements: { language: StatementLanguage; texts: StatementTexts };
  supplier: Supplier;
  vocLabel: VocLabel | null;
}

/** Writes an assessment out as a label. A statement that its supplier has not completed is left out. */
export function buildHazardLabel(
  hazard: Hazard,
  { language, statements, supplier, vocLabel }: LabelInput,
): HazardLabel {
  const input = {
    ...statements,
    completions: parseCompletions(hazard.completions),
    substances: nameSubstances(hazard, statements.language),
  };
  const toStatements = (codes: readonly string[]) =>
    codes.flatMap((code): Statement[] => {
      const text = writeStatement(code, input);
      return text === null ? [] : [{ code, text }];
    });
  return {
    signalWord: hazard.signalWord,
    pictograms: hazard.pictograms,
    hStatements: toStatements(hazard.hStatements),
    euhStatements: toStatements(hazard.euhStatements),
    pStatements: toStatements(hazard.pStatements),
    contains: nameSubstances(hazard, language),
    ufi: hazard.ufi,
    professionalOnly: hazard.professionalOnly,
    diisocyanates: hazard.diisocyanates,
    supplier,
    vocLabel,
    transport: toTransportEntry(hazard),
  };
}
