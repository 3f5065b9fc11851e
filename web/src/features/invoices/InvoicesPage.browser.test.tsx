import type { Invoice } from '@cromia/domain/invoices/invoice';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../test/api-stub';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PATH = '/profile-customer/invoices';
const LIST_PATH = '/api/v1/public/{prefix}/invoices';

const anInvoice = (fields: Partial<Invoice> = {}): Invoice => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  invoiceNumber: 'FPR 1042/26',
  type: 'INVOICE',
  state: 'OVERDUE',
  issuedOn: '2026-10-01',
  dueOn: '2026-11-15',
  net: 1000,
  vat: 220,
  total: 1220,
  paid: 0,
  open: 1220,
  orders: [{ orderCode: 'V26-000007', id: '00000000-0000-4000-8000-0000000000b7' }],
  shipmentCodes: ['DDT-881'],
  hasPdf: true,
  hasXml: true,
  ...fields,
});
const creditNote = anInvoice({
  id: '00000000-0000-4000-8000-0000000000c2',
  invoiceNumber: 'NC 1/26',
  type: 'CREDIT_NOTE',
  state: 'OPEN',
  hasPdf: false,
  hasXml: false,
});
const totals = { count: 2, net: 0, total: 0, open: 0, overdue: 1220, dueSoon: 0, dueSoonCount: 0 };
const BALANCE = {
  ...{ creditLimit: 5000, open: 4000, overdue: 1220, ordered: 1500, available: -500, blocksOverLimit: true },
};

function stubInvoices() {
  stubResponse('get', '/api/v1/public/{prefix}/account-balance', BALANCE);
  stubResponse('get', LIST_PATH, { ...paged([anInvoice(), creditNote]), totals });
}

test('a customer sees the account, overdue invoices and credit notes, and the files of an invoice', async () => {
  stubInvoices();
  await openPage(PATH, { viewer: aUser() });
  const account = page.getByRole('region', { name: 'Situazione contabile' });
  await expect.element(account).toMatchTextContent(/di cui scaduto1\.220,00\s€.*Fido disponibile-500,00\s€/);
  await expect.element(account).toMatchTextContent('nuovi ordini non sono accettati');
  await expect
    .element(page.getByRole('row', { name: /NC 1\/26/ }))
    .toMatchTextContent(/Nota di credito.*-1\.220,00/);
  await page.getByRole('button', { name: 'Apri FPR 1042/26' }).click();
  await expect.element(page.getByRole('button', { name: 'Scarica il PDF' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'V26-000007' }))
    .toHaveAttribute('href', expect.stringContaining('orderCode=V26-000007'));
  await inspect();
});

test('the list is filtered by state from its buttons', async () => {
  stubInvoices();
  await openPage(PATH, { viewer: aUser() });
  await page.getByRole('button', { name: 'Non pagate' }).click();
  await expect.poll(() => callsTo('get', LIST_PATH).at(-1)?.url.searchParams.get('state')).toBe('UNPAID');
});

test('an invoice on a phone is a card with its state and amount', async () => {
  stubInvoices();
  await openPage(PATH, { viewer: aUser(), viewport: 'phone' });
  const card = page.getByRole('listitem').filter({ hasText: 'FPR 1042/26' });
  await expect.element(card).toMatchTextContent(/Scaduta.*Scadenza 15-11-2026.*1\.220,00/);
  await expect.element(card.getByText('Scadenza', { exact: true })).toBeVisible();
  // A credit note has no due date, and its card no dash for it.
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Nota di credito' }))
    .not.toMatchTextContent(/–|Scadenza/);
  await inspect();
});
