import type { DeskCustomer } from '@cromia/domain/customers/customer-desk';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aCustomer } from '../../../../test/builders/customer';
import { aDeskOffer } from '../../../../test/builders/desk/desk-offer';
import { aDeskOrder } from '../../../../test/builders/desk/desk-order';
import { aDeskOrderRequest } from '../../../../test/builders/desk/desk-order-request';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const HANDLING = '/api/v1/backoffice/handling/{kind}/{id}';
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
  people: [],
  managers: [],
};
const ORDER = aDeskOrder();
const PATHS = {
  orders: ORDER.id,
  'order-requests': aDeskOrderRequest().id,
  'offer-requests': aDeskOffer().id,
  customers: CUSTOMER.customerCode,
};

function stubDetails() {
  stubResponse('get', '/api/v1/backoffice/orders/{id}', ORDER);
  stubResponse('get', '/api/v1/backoffice/order-requests/{id}', aDeskOrderRequest());
  stubResponse('get', '/api/v1/backoffice/offer-requests/{id}', aDeskOffer());
  stubResponse('get', '/api/v1/backoffice/customers/{code}', CUSTOMER);
}

const note = () => page.getByRole('textbox', { name: 'Nota' });

test.each(Object.entries(PATHS))('%s are assigned and annotated on their page', async (kind, id) => {
  stubDetails();
  stubResponse('patch', HANDLING, { assignedTo: ADMIN.username, note: null, version: 'v2' });
  await openPage(`/backoffice/${kind}/${id}`, { viewer: ADMIN });
  await page.getByRole('button', { name: 'Assegna a me' }).click();
  await expect.element(page.getByText('L’assegnazione è stata cambiata.')).toBeVisible();
  stubResponse('patch', HANDLING, { assignedTo: ADMIN.username, note: 'Chiama prima', version: 'v3' });
  await note().fill('Chiama prima');
  await page.getByRole('button', { name: 'Salva nota' }).click();
  await expect.element(page.getByText('La nota è stata salvata.')).toBeVisible();
  expect(callsTo('patch', HANDLING).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { kind, id }, body: { version: 'v1', assignedTo: ADMIN.username } },
    { params: { kind, id }, body: { version: expect.any(String), note: 'Chiama prima' } },
  ]);
  await inspect();
});

test('a note that a colleague has changed is not overwritten, and the typed text is shown again', async () => {
  stubDetails();
  await openPage(`/backoffice/orders/${ORDER.id}`, { viewer: ADMIN });
  await note().fill('Bancale pronto');
  stubRejection('patch', HANDLING, {
    status: 409,
    code: 'Conflict',
    outcome: { changedBy: 'collega@cromia.test', changedOn: '2036-11-21T09:00:00.000Z' },
  });
  stubResponse('get', HANDLING, { assignedTo: null, note: 'Chiamare Marta', version: 'v2' });
  await page.getByRole('button', { name: 'Salva nota' }).click();
  await expect.element(note()).toHaveValue('Chiamare Marta');
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('collega@cromia.test');
  await expect.element(alert).toMatchTextContent('Bancale pronto');
  await inspect();
});

test('IT sees a customer without its note', async () => {
  stubDetails();
  await openPage(`/backoffice/customers/${CUSTOMER.customerCode}`, {
    viewer: aUser({ role: 'IT', username: 'it@cromia.test' }),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(CUSTOMER.businessName);
  await expect.element(note()).not.toBeInTheDocument();
  expect(callsTo('get', HANDLING)).toEqual([]);
});

test('a queue is filtered by assignee', async () => {
  stubResponse('get', '/api/v1/backoffice/orders', paged([]));
  await openPage('/backoffice/orders?assignment=MINE', { viewer: ADMIN });
  await expect
    .poll(() => callsTo('get', '/api/v1/backoffice/orders').at(-1)?.url.searchParams.get('assignment'))
    .toBe('MINE');
  await expect.element(page.getByText('Assegnazione', { exact: false }).first()).toBeVisible();
});
