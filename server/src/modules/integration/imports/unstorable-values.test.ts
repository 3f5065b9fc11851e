import { IMPORT_KINDS } from '@cromia/domain/integration/import';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../../../test/app.ts';
import { aKey, createErpClient } from '../../../../test/builders/integration.ts';
import { IMPORT_EXAMPLES } from '../import-examples.ts';

const { app, db } = await testApp('empty');
const { key } = await aKey(db);
const importRows = createErpClient(app, key);

/** Values that PostgreSQL does not store. */
const VALUES = ['a\0b', '\0', 'a\ud800b', '\udc00', `${'\0'.repeat(99)}\u{1f3a8}`];
const exampleSchema = z.looseObject({
  'application/json': z.tuple([z.record(z.string(), z.unknown())]),
  'text/csv': z.string(),
});

/** Copies of a value, each with another of its texts and field names replaced. */
function listVariants(value: unknown, text: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [text];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      listVariants(item, text).map((variant) => value.with(index, variant)),
    );
  return [
    { ...value, [text]: text },
    ...Object.entries(value).flatMap(([name, inner]) =>
      listVariants(inner, text).map((variant) => ({ ...value, [name]: variant })),
    ),
  ];
}

describe.each(IMPORT_KINDS)('%s with text that cannot be stored', (kind) => {
  const { 'application/json': example, 'text/csv': table } = exampleSchema.parse(IMPORT_EXAMPLES[kind]);

  it.each(VALUES)('as JSON: %j is an error of its row', async (text) => {
    for (const row of listVariants(example[0], text))
      for (const query of ['', '?partial=true']) {
        const { status, result } = await importRows(kind, [Object(row)], query);
        expect([row, status]).toEqual([row, query === '' ? 400 : 200]);
        expect(result.errors).toContainEqual(expect.objectContaining({ row: 1 }));
        for (const { path, value = '' } of result.errors) {
          expect(path).not.toMatch(/\0|\p{Cs}/u);
          expect(value).not.toMatch(/\0|\p{Cs}/u);
        }
      }
  });

  it('as CSV: NUL shows that the file is no text', async () => {
    const [head = '', line = ''] = table.split('\n');
    for (const [heads, cells] of [
      [head, line.replace(/^[^;]*/, 'a\0b')],
      [`${head};a\0b`, `${line};1`],
      [head, `${line};\0`],
      [head, line.replace(/[^;]*$/, 'a\0b')],
    ]) {
      const { status } = await importRows(kind, `${heads}\n${cells}\n`);
      expect([heads, cells, status]).toEqual([heads, cells, 415]);
    }
  });
});
