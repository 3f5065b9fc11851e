import { expect, it } from 'vitest';
import { findInvoiceContradictions, invoiceRowSchema } from './integration/invoice-rows.ts';
import { shipmentRowSchema } from './integration/shipment-rows.ts';
import { invoiceNumberField } from './invoices/invoice.ts';
import { shipmentCodeField } from './shipments/shipment.ts';

it.each(['.', '..', '/', '-', '_', 'export'])('no path can contain %s as a code', (code) => {
  for (const field of [shipmentCodeField(), invoiceNumberField()])
    expect([code, field.safeParse(code).success]).toEqual([code, false]);
});

it.each(['S26-000123', '1', 'a/..', 'exports', 'DDT 1/26'.replace(' ', '-')])('%s is a code', (code) => {
  for (const field of [shipmentCodeField(), invoiceNumberField()])
    expect([code, field.safeParse(code).success]).toEqual([code, true]);
});

it.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['2200-01-01', false],
  ['2999-01-01', false],
  ['9999-12-31', false],
])('the day %s of an imported row: plausible %s', (day, isPlausible) => {
  const { shippedOn } = shipmentRowSchema.shape;
  const { issuedOn, dueOn } = invoiceRowSchema.shape;
  for (const field of [shippedOn, issuedOn, dueOn]) expect(field.safeParse(day).success).toBe(isPlausible);
});

it.each([
  ['2026-11-20', '2026-12-20', []],
  ['2026-11-20', '2026-11-01', []],
  ['2026-11-20', '2025-11-19', []],
  ['2026-11-20', '2025-11-18', [{ path: 'dueOn', code: 'contradictory' }]],
])('an invoice of %s that is due on %s', (issuedOn, dueOn, errors) => {
  expect(findInvoiceContradictions({ net: 1, vat: 0, total: 1, paid: 0, issuedOn, dueOn })).toEqual(errors);
});
