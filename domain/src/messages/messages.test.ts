import { describe, expect, it } from 'vitest';
import { compareVersions, type OfferVersion, type OfferVersionLine } from '../offers/offer-versions.ts';
import { newMessageSchema } from './message.ts';
import {
  findProposalErrors,
  getProposalStatus,
  newProposalSchema,
  takeOverProposal,
} from './offer-proposal.ts';
import { findChangeErrors, listChangedLines } from './request-change.ts';

const code = (serial: string) => ({ productClass: '3', serial, color: '7035', pkg: '25' });
const line = (serial: string, quantity: number) => ({ productCode: code(serial), quantity });

describe('changed lines of a pending request', () => {
  const before = [line('F120', 8), line('F130', 4)];
  it('can be lowered and removed, in both kinds', () => {
    for (const kind of ['offer-requests', 'order-requests'] as const)
      expect(findChangeErrors(kind, before, [line('F120', 4)])).toEqual([]);
  });
  it('can be raised in an offer request only', () => {
    expect(findChangeErrors('offer-requests', before, [line('F120', 12)])).toEqual([]);
    expect(findChangeErrors('order-requests', before, [line('F120', 12)])).toMatchObject([
      { path: 'items.0.quantity', code: 'invalidField' },
    ]);
  });
  it('cannot be added or repeated', () => {
    const added = findChangeErrors('offer-requests', before, [line('F120', 8), line('F999', 1)]);
    expect(added).toEqual([{ path: 'items.1.productCode', code: 'invalidField' }]);
    const repeated = findChangeErrors('order-requests', before, [line('F120', 4), line('F120', 4)]);
    expect(repeated).toEqual([{ path: 'items.1.productCode', code: 'invalidField' }]);
  });
  it('lists what differs', () => {
    expect(listChangedLines(before, [line('F120', 4)])).toEqual([
      { productCode: code('F120'), was: 8, is: 4 },
      { productCode: code('F130'), was: 4, is: 0 },
    ]);
    expect(listChangedLines(before, before)).toEqual([]);
  });
});

describe('a proposal', () => {
  it.each([
    ['OPEN', 2, true, 'OPEN'],
    ['OPEN', 1, true, 'OUTDATED'],
    ['OPEN', 2, false, 'OUTDATED'],
    ['TAKEN_OVER', 1, true, 'TAKEN_OVER'],
    ['DECLINED', 2, false, 'DECLINED'],
    ['REPLACED', 2, true, 'REPLACED'],
  ] as const)('%s of version %i (accepted: %s) is %s', (status, version, isAccepted, expected) => {
    expect(getProposalStatus({ status, version }, { isAccepted, version: 2 })).toBe(expected);
  });
  it('names lines of the offer, each once', () => {
    expect(findProposalErrors([code('F120')], [line('F120', 1)])).toEqual([]);
    expect(findProposalErrors([code('F120')], [line('F120', 1), line('F120', 2)])).toEqual([
      { path: 'items.1.productCode', code: 'invalidField' },
    ]);
  });
  it.each([
    ['a line without other terms', { productCode: code('F120') }],
    ['a price of zero', { productCode: code('F120'), targetPrice: 0 }],
    ['five decimals', { productCode: code('F120'), targetPrice: 1.00001 }],
    ['half a package', { productCode: code('F120'), quantity: 1.5 }],
  ])('is rejected with %s', (_, item) => {
    expect(newProposalSchema.safeParse({ version: 1, items: [item] }).success).toBe(false);
  });
  it('is taken over as price without discounts, and keeps other lines', () => {
    const terms = { unitPrice: 10, discountPct1: 20, discountPct2: 5 };
    const lines = [
      { ...line('F120', 8), ...terms },
      { ...line('F130', 4), ...terms },
      { ...line('F140', 1), ...terms },
    ];
    const offered = { um: 'kg', qta: 25, unitQty: 25, offeredQuantity: 8, offeredPrice: 7.6 };
    const items = [
      { productCode: code('F120'), quantity: 12, targetPrice: 7, ...offered },
      { productCode: code('F130'), quantity: 6, targetPrice: null, ...offered },
    ];
    expect(takeOverProposal(lines, { items })).toEqual([
      { quantity: 12, unitPrice: 7, discountPct1: 0, discountPct2: 0 },
      { quantity: 6, ...terms },
      { quantity: 1, ...terms },
    ]);
  });
});

describe('versions of an offer', () => {
  const base: OfferVersionLine = {
    ...{ productCode: code('F120'), description: {}, colorDescription: {}, hex: null, brand: 'C', um: 'KG' },
    ...{ qta: 25, unitQty: 25, plo: 25, quantity: 8, rowTotal: 1600 },
    ...{ finalUnitPrice: 8, unitPrice: 10, discountPct1: 20, discountPct2: 0 },
  };
  const version = (number: number, items: OfferVersionLine[]): OfferVersion => ({
    ...{
      version: number,
      sentOn: '2026-11-01T08:00:00Z',
      expirationDate: null,
      overallDiscount: 0,
      total: 1,
    },
    ...{ reason: null, items },
  });
  it.each([
    ['nothing', {}, []],
    ['the quantity', { quantity: 12 }, ['QUANTITY']],
    ['the price', { unitPrice: 9, finalUnitPrice: 7.2 }, ['PRICE']],
    ['the discount, and so the price', { discountPct1: 30, finalUnitPrice: 7 }, ['PRICE', 'DISCOUNT']],
  ] as const)('differ in %s', (_, change, differences) => {
    const [compared] = compareVersions(version(1, [base]), version(2, [{ ...base, ...change }]));
    expect(compared?.differences).toEqual(differences);
  });
  it('show added and removed lines', () => {
    const other = { ...base, productCode: code('F130') };
    const compared = compareVersions(version(1, [base]), version(2, [other]));
    expect(compared.map(({ differences }) => differences)).toEqual([['ADDED'], ['REMOVED']]);
  });
});

describe('a new message', () => {
  it('may be empty, for files alone, and is trimmed', () => {
    expect(newMessageSchema.parse({})).toEqual({ text: '' });
    expect(newMessageSchema.parse({ text: '  Yes \n' })).toEqual({ text: 'Yes' });
    expect(newMessageSchema.safeParse({ text: 'x'.repeat(2001) }).success).toBe(false);
  });
});
