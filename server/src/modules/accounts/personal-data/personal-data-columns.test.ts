import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import {
  DELETED_COLUMNS,
  OTHER_COLUMNS,
  REPLACED_COLUMNS,
  RETAINED_COLUMNS,
  REWRITTEN_COLUMNS,
} from './personal-data-columns-queries.ts';
import { RECORD_QUERIES } from './personal-data-queries.ts';

const { db } = await testDatabase('empty');

const toNames = (columns: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));

it('every text and JSON column is in exactly one list of the registry', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND (data_type IN ('text', 'character varying', 'json', 'jsonb', 'inet')
      OR (data_type = 'ARRAY' AND udt_name = '_text'))
    ORDER BY name`.execute(db);
  const stored = rows.map(({ name }) => name);
  const listed = [
    ...REWRITTEN_COLUMNS.map(({ table, column }) => `${table}.${column}`),
    ...[REPLACED_COLUMNS, DELETED_COLUMNS, RETAINED_COLUMNS, OTHER_COLUMNS].flatMap(toNames),
  ];
  expect(listed.toSorted()).toEqual(stored.toSorted());
});

it('the export reads every table whose rows are about a person', () => {
  const subject = { id: '00000000-0000-4000-8000-000000000000', email: 'person@firm.test' };
  const statements = Object.values(RECORD_QUERIES).map((select) => select(subject).compile(db).sql);
  const correspondence = REWRITTEN_COLUMNS.filter(({ context }) => context === 'CORRESPONDENCE');
  const tables = new Set([
    ...[REPLACED_COLUMNS, DELETED_COLUMNS, RETAINED_COLUMNS].flatMap(Object.keys),
    ...correspondence.map(({ table }) => table),
  ]);
  // Responses to the person's own requests repeat the data of other files.
  for (const table of ['idempotency_keys']) tables.delete(table);
  expect([...tables].filter((table) => !statements.some((statement) => statement.includes(table)))).toEqual(
    [],
  );
});
