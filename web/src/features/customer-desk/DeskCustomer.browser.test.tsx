import type { DeskCustomer } from '@cromia/domain/customers/customer-desk';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../test/api-stub';
import { aProductLine } from '../../../test/builders/catalogue/product-line';
import { aCustomer } from '../../../test/builders/customer';
import { anAuditEntry, anAuditPage } from '../../../test/builders/desk/audit-entry';
import { aDeskOrder } from '../../../test/builders/desk/desk-order';
import { paged } from '../../../test/builders/paged';
import { aDelivery } from '../../../test/builders/sds';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { type OpenOptions, openPage } from '../../../test/open-page';

const DETAIL_PATH = '/api/v1/backoffice/customers/{code}';
const ADMIN = aUser({ role: 'ADMIN', username: 'admin@cromia.test' });

const CUSTOMER: DeskCustomer = {
  ...aCustomer(),
  version: 'version-1',
  priceListCode: 'RIV',
  discountPct1: 20,
  discountPct2: 5,
  agentCommissionPct: 3,
  creditLimit: null,
  blocksOverLimit: false,
  people: [
    {
      id: '00000000-0000-4000-8000-0000000000a1',
      username: 'marta@colorificio.test',
      firstname: 'Marta',
      lastname: 'Rossi',
      isDisabled: true,
      companyRole: 'OWNER',
      orderLimit: null,
      monthLimit: null,
      canApprove: true,
    },
    {
      id: '00000000-0000-4000-8000-0000000000a2',
      username: 'piero@colorificio.test',
      firstname: 'Piero',
      lastname: 'Bianchi',
      isDisabled: false,
      companyRole: 'BUYER',
      orderLimit: 800,
      monthLimit: null,
      canApprove: true,
    },
  ],
  managers: [
    {
      username: 'agente@cromia.test',
      firstname: 'Ugo',
      lastname: 'Neri',
      role: 'AGENT',
      isDisabled: false,
    },
  ],
};

const tab = (name: string) => page.getByRole('link', { name, exact: true });

function openTab(path: string, options: OpenOptions = {}) {
  stubResponse('get', DETAIL_PATH, CUSTOMER);
  return openPage(`/backoffice/customers/100001${path}`, { viewer: ADMIN, ...options });
}

test('the first tab of a customer shows terms, people and managers', async () => {
  await openTab('');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(CUSTOMER.businessName);
  await expect.element(page.getByRole('main')).toMatchTextContent('RIV');
  await expect.element(page.getByRole('link', { name: 'Marta Rossi' })).toBeVisible();
  await expect.element(page.getByText('Disattivato')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ugo Neri' }))
    .toHaveAttribute('href', expect.stringContaining('/backoffice/portfolios/agente'));
  await inspect();
});

test('the orders tab lists open requests, offers and orders', async () => {
  stubResponse('get', '/api/v1/backoffice/order-requests', paged([]));
  stubResponse('get', '/api/v1/backoffice/update-customer-requests', paged([]));
  stubResponse('get', '/api/v1/backoffice/offer-requests', paged([]));
  const order = aDeskOrder();
  stubResponse('get', '/api/v1/backoffice/orders', paged([order], { totalElements: 31 }));
  await openTab('/orders', { language: 'de', viewport: 'phone' });
  await expect.element(page.getByText('Keine Bestellanfrage wartet auf eine Entscheidung.')).toBeVisible();
  await expect.element(page.getByText('Noch keine Angebotsanfragen.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: order.orderCode })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Alle anzeigen (31)' }))
    .toHaveAttribute('href', expect.stringContaining('customerCode=100001'));
  await inspect();
});

test('agreed prices, documents and history have their own tabs', async () => {
  const { unitQty: _quantity, plo: _weight, ...line } = aProductLine('F120-7035-25');
  stubResponse('get', `${DETAIL_PATH}/prices`, {
    version: 'agreed-1',
    ...paged([
      {
        ...line,
        priceListCode: 'RIV',
        unitPrice: 10,
        discountPct1: 20,
        discountPct2: 5,
        finalUnitPrice: 7.6,
        agentCommissionPct: 3,
      },
    ]),
  });
  stubResponse('get', '/api/v1/backoffice/sds-deliveries', paged([aDelivery()]));
  stubResponse('get', '/api/v1/backoffice/audit', anAuditPage([anAuditEntry()]));
  await openTab('/prices');
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent('7,60');
  await inspect();
  await tab('Documenti inviati').click();
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent('sicurezza@cliente.test');
  await inspect();
  await tab('Cronologia').click();
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent('Decisa');
  await inspect();
});

test('an agreed price is typed over on the page of the customer', async () => {
  const { unitQty: _quantity, plo: _weight, ...line } = aProductLine('F120-7035-25');
  const terms = { priceListCode: 'RIV', unitPrice: 10, discountPct1: 20, discountPct2: 0 };
  stubResponse('get', `${DETAIL_PATH}/prices`, {
    version: 'agreed-1',
    ...paged([{ ...line, ...terms, finalUnitPrice: 8, agentCommissionPct: 3 }]),
  });
  stubResponse('patch', '/api/v1/backoffice/prices', { version: 'agreed-2', changed: 2 });
  await openTab('/prices');
  await page.getByLabelText('Prezzo unitario: F120-7035-25').click();
  await userEvent.keyboard('10,25');
  await page.getByLabelText('Sconto 1, %: F120-7035-25').click();
  await userEvent.keyboard('15');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect.element(page.getByText('2 valori salvati.')).toBeVisible();
  expect(callsTo('patch', '/api/v1/backoffice/prices')).toMatchObject([
    {
      body: {
        version: 'agreed-1',
        changes: [{ customerCode: '100001', unitPrice: 10.25, discountPct1: 15 }],
      },
    },
  ]);
});

test('IT sees the prices tab of a customer, but no orders tab and no links to people', async () => {
  await openTab('', { viewer: aUser({ role: 'IT', username: 'it@cromia.test' }) });
  await expect.element(tab('Prezzi concordati')).toBeVisible();
  await expect.element(tab('Richieste e ordini')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Marta Rossi' })).not.toBeInTheDocument();
});

test('an unknown customer code leads back to the list', async () => {
  stubRejection('get', DETAIL_PATH, { status: 404, code: 'NotFound' });
  await openPage('/backoffice/customers/999999', { viewer: ADMIN });
  await expect
    .element(page.getByText('Nessun cliente ha questo codice. Controlla il link che hai usato.'))
    .toBeVisible();
  stubResponse('get', '/api/v1/backoffice/customers', {
    ...paged([
      { customerCode: '100001', businessName: CUSTOMER.businessName, city: 'Treviso', lastOrderedOn: null },
    ]),
  });
  await page.getByRole('link', { name: 'Tutti i clienti' }).click();
  await expect.element(page.getByRole('link', { name: CUSTOMER.businessName })).toBeVisible();
  await inspect();
});

test('a discount is corrected in place, with the version that was loaded', async () => {
  stubResponse('patch', DETAIL_PATH, { ...CUSTOMER, discountPct1: 22.5, version: 'version-2' });
  await openTab('');
  await page.getByRole('button', { name: 'Modifica le condizioni' }).click();
  const dialog = page.getByRole('dialog');
  const discount = dialog.getByRole('textbox', { name: 'Primo sconto' });
  await expect.element(discount).toHaveValue('20 %');
  await inspect();
  await discount.fill('122');
  await dialog.getByRole('textbox', { name: 'Condizioni di pagamento' }).fill('30 gg f.m.');
  await expect.element(dialog.getByText('Inserisci un numero da 0 a 100', { exact: false })).toBeVisible();
  expect(callsTo('patch', DETAIL_PATH)).toEqual([]);
  await discount.fill('22,5');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toMatchTextContent('22,5');
  await expect
    .poll(() => callsTo('patch', DETAIL_PATH).map(({ body }) => body))
    .toEqual([
      {
        version: 'version-1',
        priceListCode: 'RIV',
        discountPct1: 22.5,
        discountPct2: 5,
        unconditionalDiscountPct: 0,
        agentCommissionPct: 3,
        paymentTerms: '30 gg f.m.',
        creditLimit: null,
        blocksOverLimit: false,
      },
    ]);
});

test('terms that a colleague has changed are not overwritten, and the current ones can be loaded', async () => {
  const outcome = { changedBy: 'anna@cromia.test', changedOn: '2026-11-26T09:00:00.000Z' };
  stubRejection('patch', DETAIL_PATH, { status: 409, code: 'Conflict', outcome });
  await openTab('');
  await page.getByRole('button', { name: 'Modifica le condizioni' }).click();
  const discount = page.getByRole('dialog').getByRole('textbox', { name: 'Primo sconto' });
  await discount.fill('30');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.element(page.getByText('anna@cromia.test', { exact: false })).toBeVisible();
  await expect.element(discount).toHaveValue('30 %');
  stubResponse('get', DETAIL_PATH, { ...CUSTOMER, discountPct1: 25, version: 'version-2' });
  await page.getByRole('button', { name: 'Scarta e rileggi' }).click();
  await expect.element(discount).toHaveValue('25 %');
});

test('the edit page sends the changed data only', async () => {
  stubResponse('patch', DETAIL_PATH, { ...CUSTOMER, version: 'version-2' });
  const { place } = await openTab('/edit', { viewport: 'desktop' });
  const name = page.getByRole('textbox', { name: 'Ragione sociale' }).first();
  await expect.element(name).toHaveValue(CUSTOMER.businessName);
  await inspect();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.element(page.getByText('Non hai cambiato nulla', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Partita IVA' }).fill('IT 123');
  await page.getByRole('button', { name: 'Salva' }).click();
  expect(callsTo('patch', DETAIL_PATH)).toEqual([]);
  await page.getByRole('textbox', { name: 'Partita IVA' }).fill('IT 0074 3110157');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(place).toBe('/backoffice/customers/100001');
  await expect
    .poll(() => callsTo('patch', DETAIL_PATH).map(({ body }) => body))
    .toEqual([{ version: 'version-1', vatNumber: 'IT00743110157' }]);
});

test('IT can change neither terms nor data', async () => {
  await openTab('', { viewer: aUser({ role: 'IT', username: 'it@cromia.test' }) });
  await expect.element(page.getByRole('main')).toMatchTextContent('RIV');
  await expect.element(page.getByRole('button', { name: 'Modifica le condizioni' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Modifica i dati' })).not.toBeInTheDocument();
});

test('ADMIN sees the rights of the people, and makes one of them the owner', async () => {
  stubResponse('get', DETAIL_PATH, CUSTOMER);
  const OWNER_PATH = '/api/v1/backoffice/customers/{code}/owner';
  stubResponse('put', OWNER_PATH, undefined, 204);
  await openPage(`/backoffice/customers/${CUSTOMER.customerCode}`, { viewer: ADMIN });
  const entry = page.getByRole('listitem').filter({ hasText: 'Piero Bianchi' });
  await expect.element(entry).toMatchTextContent(/Acquirente · Limite per ordine 800,00 € · Approva/);
  await entry.getByRole('button', { name: 'Rendi titolare Piero Bianchi' }).click();
  await inspect();
  await page.getByRole('dialog').getByRole('button', { name: 'Rendi titolare', exact: true }).click();
  await expect.element(page.getByText('Piero Bianchi è ora titolare.')).toBeVisible();
  expect(callsTo('put', OWNER_PATH)[0]?.body).toEqual({ username: 'piero@colorificio.test' });
});
