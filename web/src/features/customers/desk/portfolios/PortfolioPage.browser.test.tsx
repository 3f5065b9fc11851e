import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../../test/api-stub';
import { paged } from '../../../../../test/builders/paged';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { openPage } from '../../../../../test/open-page';

const CUSTOMERS_PATH = '/api/v1/backoffice/portfolios/{username}/customers';
const PAGE = '/backoffice/portfolios/agente@cromia.test';
const ROSSI = { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' };
const MANAGED = { ...ROSSI, city: null, lastOrderedOn: null };

const admin = aUser({ role: 'ADMIN', businessName: null });

test('a customer is found by its code and assigned to a manager', async () => {
  stubResponse('get', CUSTOMERS_PATH, paged([]));
  stubResponse('get', '/api/v1/backoffice/portfolios/customers', [{ ...ROSSI, managers: [] }]);
  stubResponse('post', CUSTOMERS_PATH, () => {
    stubResponse('get', CUSTOMERS_PATH, paged([MANAGED]));
    return { assigned: 1, removed: 0, unchanged: 0 };
  });
  await openPage(PAGE, { viewer: admin });
  await expect.element(page.getByText('Nessun cliente nel portafoglio. Assegna il primo.')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Assegna clienti' }).first().click();
  await page.getByRole('combobox', { name: 'Clienti' }).fill(ROSSI.customerCode);
  await page.getByRole('option', { name: /100001/ }).click();
  await userEvent.keyboard('{Escape}');
  await inspect();
  await page.getByRole('dialog').getByRole('button', { name: 'Assegna' }).click();
  await expect.element(page.getByRole('row', { name: /100001/ })).toBeVisible();
  await expect
    .poll(() => callsTo('post', CUSTOMERS_PATH).map(({ body }) => body))
    .toEqual([{ customerCodes: ['100001'] }]);
});

test('customers are unassigned from a manager after confirmation', async () => {
  stubResponse('get', CUSTOMERS_PATH, paged([MANAGED]));
  stubResponse('delete', CUSTOMERS_PATH, () => {
    stubResponse('get', CUSTOMERS_PATH, paged([]));
    return { assigned: 0, removed: 1, unchanged: 0 };
  });
  await openPage(PAGE, { viewer: admin });
  await page.getByRole('checkbox', { name: 'Seleziona Rossi Verniciature S.r.l.' }).click();
  const removeLabel = 'Togli dal portafoglio';
  await page.getByRole('button', { name: removeLabel }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(callsTo('delete', CUSTOMERS_PATH)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: removeLabel }).click();
  await expect.element(page.getByText('Nessun cliente nel portafoglio. Assegna il primo.')).toBeVisible();
  await expect.poll(() => callsTo('delete', CUSTOMERS_PATH)).toHaveLength(1);
});
