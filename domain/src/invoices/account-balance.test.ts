import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCreditLimit, toAccountBalance } from './account-balance.ts';
import { calculateOpenAmount, findInvoiceState, type InvoiceAmounts, isDueSoon } from './invoice-state.ts';

const TODAY = '2026-11-27';
const anInvoice = (fields: Partial<InvoiceAmounts> = {}): InvoiceAmounts => ({
  type: 'INVOICE',
  dueOn: '2026-12-31',
  total: 122,
  paid: 0,
  ...fields,
});
const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100);

describe('the state of an invoice', () => {
  it.each([
    ['nothing paid', {}, 'OPEN'],
    ['partly paid', { paid: 0.01 }, 'PARTLY_PAID'],
    ['paid to the cent', { paid: 122 }, 'PAID'],
    ['paid, past its due day', { paid: 122, dueOn: '2026-01-01' }, 'PAID'],
    ['on its due day', { dueOn: TODAY }, 'OPEN'],
    ['on the day after its due day', { dueOn: '2026-11-26' }, 'OVERDUE'],
    ['partly paid, past its due day', { paid: 100, dueOn: '2026-11-26' }, 'OVERDUE'],
    ['of nothing', { total: 0 }, 'PAID'],
    ['of a credit note past its day', { type: 'CREDIT_NOTE', dueOn: '2026-01-01' }, 'OPEN'],
    ['of a credit note partly offset', { type: 'CREDIT_NOTE', paid: 22 }, 'PARTLY_PAID'],
    ['of a credit note offset', { type: 'CREDIT_NOTE', paid: 122 }, 'PAID'],
  ] as const)('%s', (_which, fields, state) => {
    expect(findInvoiceState(anInvoice(fields), TODAY)).toBe(state);
  });

  it('is PAID exactly when nothing is open, and never OVERDUE before the due day', () => {
    fc.assert(
      fc.property(cents, cents, fc.constantFrom('2026-11-26', TODAY, '2026-11-28'), (total, paid, dueOn) => {
        const invoice = anInvoice({ total, paid, dueOn });
        const state = findInvoiceState(invoice, TODAY);
        expect(state === 'PAID').toBe(calculateOpenAmount(invoice) === 0);
        if (state === 'OVERDUE') expect(dueOn < TODAY).toBe(true);
      }),
    );
  });

  it('is due soon from the first of the days to its due day', () => {
    const isDue = (dueOn: string, fields: Partial<InvoiceAmounts> = {}) =>
      isDueSoon(anInvoice({ dueOn, ...fields }), TODAY, '2026-12-02');
    expect(['2026-11-26', TODAY, '2026-12-02', '2026-12-03'].map((day) => isDue(day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([isDue(TODAY, { paid: 122 }), isDue(TODAY, { type: 'CREDIT_NOTE' })]).toEqual([false, false]);
  });
});

describe('an account', () => {
  const amounts = { creditLimit: 1000, open: 300.1, overdue: 0, ordered: 199.9, blocksOverLimit: true };

  it('has available what neither invoices nor orders use', () => {
    expect(toAccountBalance(amounts).available).toBe(500);
    expect(toAccountBalance({ ...amounts, open: -50 }).available).toBe(850.1);
    expect(toAccountBalance({ ...amounts, ordered: 900 }).available).toBe(-200.1);
    expect(toAccountBalance({ ...amounts, creditLimit: null }).available).toBeNull();
  });

  it.each([
    [500, true, 'WITHIN'],
    [500.01, true, 'BLOCKED'],
    [500.01, false, 'NOTICE'],
  ] as const)('takes a request of %s EUR that blocks: %s, as %s', (total, blocksOverLimit, outcome) => {
    expect(checkCreditLimit(toAccountBalance({ ...amounts, blocksOverLimit }), total)).toBe(outcome);
  });

  it('without a limit takes every request, and one within the limit stays within it with less ordered', () => {
    fc.assert(
      fc.property(cents, cents, cents, cents, (open, ordered, total, less) => {
        expect(
          checkCreditLimit(toAccountBalance({ ...amounts, creditLimit: null, open, ordered }), total),
        ).toBe('WITHIN');
        const check = (by: number) =>
          checkCreditLimit(toAccountBalance({ ...amounts, open, ordered: by }), total);
        if (check(ordered) === 'WITHIN') expect(check(Math.max(0, ordered - less))).toBe('WITHIN');
      }),
    );
  });
});
