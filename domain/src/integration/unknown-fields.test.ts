import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { IMPORT_KINDS } from './import.ts';
import { IMPORT_FORMS, type ImportForm } from './import-forms.ts';
import { parseRows } from './parse-rows.ts';
import { listUnknownFields } from './unknown-fields.ts';

describe.each(IMPORT_KINDS)('a row of %s', (kind) => {
  const form: ImportForm<z.ZodType> = IMPORT_FORMS[kind];

  it('has no unknown fields if it has those of all its columns', () => {
    const row: Record<string, unknown> = {};
    const items: Record<string, unknown> = {};
    for (const [column, { field = column }] of Object.entries(form.columns)) {
      const [name = '', inner] = field.split('.');
      const hasItems = kind === 'orders' || kind === 'shipments';
      const target = hasItems && isItemField(name) ? items : row;
      target[name] = inner === undefined ? null : { ...Object(target[name]), [inner]: null };
    }
    if (kind === 'orders' || kind === 'shipments') row.items = [items];
    expect(listUnknownFields(form.schema, row)).toEqual([]);
  });

  it('is rejected with the name of a field that does not exist', () => {
    const { rows, errors } = parseRows(form.schema, [{ row: 1, value: { noSuchField: 5 } }]);
    expect(rows).toEqual([]);
    expect(errors).toContainEqual({ row: 1, path: 'noSuchField', code: 'unknown', value: '5' });
  });
});

const ITEM_FIELDS = [
  ...Object.keys(IMPORT_FORMS.orders.schema.shape.items.unwrap().element.shape),
  ...Object.keys(IMPORT_FORMS.shipments.schema.shape.items.unwrap().element.shape),
];
const isItemField = (name: string) => ITEM_FIELDS.includes(name);

it('unknown fields are found at any depth', () => {
  const productCode = { serial: 'F120', color: '7035', pkg: '25', colour: '1' };
  expect(listUnknownFields(IMPORT_FORMS.prices.schema, { productCode, unitprice: 1 })).toEqual([
    'productCode.colour',
    'unitprice',
  ]);
  const items = [{ productCode, unitPrice: 1 }, { unitprice: 2 }];
  expect(listUnknownFields(IMPORT_FORMS.orders.schema, { orderCode: '1', items })).toEqual([
    'items.0.productCode.colour',
    'items.1.unitprice',
  ]);
  const addresses = [{ code: 'SL', town: 'Milano' }];
  expect(listUnknownFields(IMPORT_FORMS.customers.schema, { addresses })).toEqual(['addresses.0.town']);
  expect(listUnknownFields(IMPORT_FORMS.products.schema, { mixing: { parts: 1 } })).toEqual(['mixing.parts']);
});
