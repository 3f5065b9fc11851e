import { NOT_HAZARDOUS } from '@cromia/domain/hazards/hazard';
import {
  calculateTransport,
  type TransportedLine,
} from '@cromia/domain/hazards/transport/calculate-transport';
import type { Shipment } from '@cromia/domain/shipments/shipment';
import { expect, it } from 'vitest';
import { listTransportEntries } from './transport-entries.ts';

const PAINT = {
  ...NOT_HAZARDOUS,
  ...{ unNumber: '1263', properShippingName: 'PAINT', transportClass: '3', packingGroup: 'III' as const },
  ...{ tunnelCode: 'D/E', transportCategory: 3, limitedQuantity: 5 },
};

function list(lines: Partial<TransportedLine>[], language: 'en' | 'it' = 'en') {
  const transported = lines.map(
    (line, index): TransportedLine => ({
      productCode: { productClass: '3', serial: `S${index}`, color: '1', pkg: '1' },
      ...{ um: 'kg', qta: 25, dna: 1.25, packages: 4, hazard: PAINT },
      ...line,
    }),
  );
  const items = transported.map(({ um, qta, packages }) => ({ um, qta, quantity: packages }));
  const load = {
    lines: transported.map((line) => calculateTransport([line])),
    whole: calculateTransport(transported),
  };
  const entries = listTransportEntries({ items: items as Shipment['items'] }, load, language);
  return entries.map((entry) => entry.replaceAll('\u00a0', ' '));
}

it('states the entry, packages, quantity and points in the order of ADR 5.4.1.1.1', () => {
  const lacquer = { ...PAINT, packingGroup: 'II' as const, transportCategory: 2 };
  expect(
    list([{}, { qta: 20, um: 'l', hazard: lacquer }, { qta: 5, packages: 10 }, { hazard: NOT_HAZARDOUS }]),
  ).toEqual([
    'UN 1263 PAINT, 3, III, (D/E): 4 packages of 25 kg, 80 l, 80 points',
    'UN 1263 PAINT, 3, II, (D/E): 4 packages of 20 l, 80 l, 240 points',
    'UN 1263 PAINT, 3, III, (D/E): 10 packages of 5 kg, 40 l, limited quantity (ADR 3.4)',
    'Transport category 2: 240 points · Transport category 3: 80 points · 320 of 1,000 points in total (ADR 1.1.3.6)',
  ]);
});

it('has no points for limited quantities only, and nothing without dangerous goods', () => {
  expect(list([{ qta: 5 }], 'it')).toEqual([
    'UN 1263 PAINT, 3, III, (D/E): 4 colli da 5 kg, 16 l, quantità limitata (ADR 3.4)',
  ]);
  expect(list([{ hazard: NOT_HAZARDOUS }])).toEqual([]);
});

it('names lines that nobody has assessed', () => {
  expect(list([{}, { hazard: null }]).at(-1)).toBe(
    'For some lines the safety data sheet applies: they are not in this list.',
  );
});
