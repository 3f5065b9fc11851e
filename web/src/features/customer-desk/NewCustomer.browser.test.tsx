import { DEFAULT_TERMS } from '@cromia/domain/customers/customer-terms';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../test/api-stub';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PATH = '/api/v1/backoffice/customers';

test('the form of a new customer is prefilled with the usual terms and reports what is missing', async () => {
  stubResponse('get', `${PATH}/usual-terms`, { ...DEFAULT_TERMS, customerCode: '100121', discountPct1: 30 });
  stubResponse('get', '/api/v1/backoffice/customer-requests/managers', []);
  await openPage('/backoffice/customers/new', { viewer: aUser({ role: 'CROMIA' }) });
  await expect.element(page.getByRole('textbox', { name: 'Codice cliente' })).toHaveValue('100121');
  await expect.element(page.getByRole('textbox', { name: 'Primo sconto' })).toHaveValue('30 %');
  await inspect();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Partita IVA' })).toHaveFocus();
  expect(callsTo('post', PATH)).toEqual([]);
});

test('IT cannot create customers', async () => {
  const { place } = await openPage('/backoffice/customers/new', { viewer: aUser({ role: 'IT' }) });
  await expect.poll(place).toBe('/unauthorized');
});
