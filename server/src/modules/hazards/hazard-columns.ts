import type { Hazard } from '@cromia/domain/hazards/hazard';
import { type RawBuilder, sql } from 'kysely';

/** The fields of an assessment in the order of their columns, with the SQL types of these. */
export const HAZARD_COLUMN_TYPES = {
  signalWord: 'text',
  pictograms: 'text[]',
  hStatements: 'text[]',
  euhStatements: 'text[]',
  pStatements: 'text[]',
  completions: 'text[]',
  contains: 'text[]',
  substanceNames: 'text[]',
  ufi: 'text',
  professionalOnly: 'boolean',
  diisocyanates: 'boolean',
  unNumber: 'text',
  properShippingName: 'text',
  transportClass: 'text',
  packingGroup: 'text',
  tunnelCode: 'text',
  transportCategory: 'smallint',
  limitedQuantity: 'numeric(10, 3)',
  environmentallyHazardous: 'boolean',
} as const satisfies Readonly<Record<keyof Hazard, string>>;

const FIELDS = Object.keys(HAZARD_COLUMN_TYPES);
const toColumn = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns of `hazards hazard` under the names of the assessment's fields. */
export const HAZARD_COLUMNS: RawBuilder<unknown> = sql.join(
  FIELDS.map((field) => sql`${sql.ref(`hazard.${toColumn(field)}`)} AS ${sql.ref(field)}`),
);

/** Columns of `hazards h`. */
export const EXPORTED_HAZARD_COLUMNS: RawBuilder<unknown> = sql.join(
  FIELDS.map((field) => sql.ref(`h.${toColumn(field)}`)),
);

/** The assessment as JSON; null for a row without one. */
export const HAZARD_OBJECT: RawBuilder<unknown> = sql`
  CASE WHEN hazard.signal_word IS NOT NULL THEN json_build_object(${sql.join(
    FIELDS.map((field) => sql`${sql.lit(field)}, ${sql.ref(`hazard.${toColumn(field)}`)}`),
  )}) END`;
