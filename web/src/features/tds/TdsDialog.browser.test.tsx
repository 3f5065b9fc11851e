import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubRejection, stubResponse } from '../../../test/api-stub';
import { anOrderedProduct } from '../../../test/builders/catalogue/ordered-product';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

test('a failed download closes the dialog and shows an error on the page', async () => {
  stubResponse('get', '/api/v1/public/{prefix}/customer-products', paged([anOrderedProduct()]));
  stubResponse('get', '/api/tds/versions/last/available-languages', [
    { id: '00000000-0000-4000-8000-00000000007d', language: 'IT', product: 'F120-7035' },
  ]);
  stubRejection('get', '/api/tds/pdf/version/{id}', { status: 404, code: 'TdsError' });
  await openPage('/profile-customer/ordered-products', { viewer: aUser() });
  await page.getByRole('button', { name: 'Scheda tecnica di F120-7035-25' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scheda tecnica' });
  await expect.element(dialog).toBeVisible();
  await inspect();
  await dialog.getByRole('button', { name: 'Scarica il PDF' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('La scheda tecnica non è stata scaricata. Riprova più tardi.');
  await inspect();
});
