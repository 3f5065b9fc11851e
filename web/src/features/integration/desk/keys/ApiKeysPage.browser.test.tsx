import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../../test/api-stub';
import { anIntegrationKey } from '../../../../../test/builders/desk/imports';
import { paged } from '../../../../../test/builders/paged';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { openPage } from '../../../../../test/open-page';

const LIST = '/api/v1/backoffice/integration-keys';
const REVOCATION = '/api/v1/backoffice/integration-keys/{id}/revocation';
const IT = aUser({ role: 'IT', username: 'it@cromia.test' });
const KEY = anIntegrationKey();

const dialog = () => page.getByRole('dialog');

test('a new key is shown once; the list shows only its last characters', async () => {
  const secret = 'cromia_0123456789abcdefx9Yz';
  stubResponse('get', LIST, paged([]));
  stubResponse('post', LIST, () => {
    stubResponse('get', LIST, paged([KEY]));
    return { ...KEY, key: secret };
  });
  await openPage('/backoffice/imports/keys', { viewer: IT });
  await page.getByRole('button', { name: 'Crea una chiave' }).click();
  const createButton = dialog().getByRole('button', { name: 'Crea una chiave' });
  await expect.element(createButton).toBeDisabled();
  await dialog().getByRole('textbox', { name: 'Nome' }).fill(KEY.name);
  await expect.element(createButton).toBeDisabled();
  await dialog().getByRole('checkbox', { name: 'Ordini' }).click();
  await dialog().getByRole('checkbox', { name: 'Catalogo' }).click();
  await createButton.click();
  await expect.element(dialog().getByText(secret)).toBeVisible();
  await expect.poll(() => callsTo('post', LIST)[0]?.body).toEqual({ name: KEY.name, scopes: KEY.scopes });
  await inspect();
  await dialog().getByRole('button', { name: 'Chiudi' }).last().click();
  await expect.element(page.getByRole('row').filter({ hasText: KEY.name })).toMatchTextContent(KEY.ending);
  await expect.element(page.getByText('Catalogo, Ordini')).toBeVisible();
  await expect.element(page.getByText(secret)).not.toBeInTheDocument();
});

test('a key is revoked after confirmation', async () => {
  stubResponse('get', LIST, paged([KEY]));
  stubResponse('post', REVOCATION, () => {
    const revoked = { ...KEY, revokedOn: '2026-11-23T08:30:00.000Z' };
    stubResponse('get', LIST, paged([revoked]));
    return revoked;
  });
  await openPage('/backoffice/imports/keys', { viewer: IT });
  const row = page.getByRole('row').filter({ hasText: KEY.name });
  const revokeLabel = 'Revoca';
  await row.getByRole('button', { name: revokeLabel }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(callsTo('post', REVOCATION)).toEqual([]);
  await inspect();
  await dialog().getByRole('button', { name: revokeLabel }).click();
  await expect.element(row).toMatchTextContent('Revocata');
  await expect.poll(() => callsTo('post', REVOCATION).map(({ params }) => params.id)).toEqual([KEY.id]);
  await expect.element(row.getByRole('button', { name: revokeLabel })).not.toBeInTheDocument();
  await inspect();
});
