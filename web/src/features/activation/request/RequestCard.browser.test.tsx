import type { User } from '@cromia/domain/accounts/login';
import type { CustomerRequestResponse } from '@cromia/domain/activation/request-responses';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aCustomerRequest } from '../../../../test/builders/customer-request';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';
import type { Translate } from '../../../i18n/keys';

const TYPES = '/api/v1/public/user-company/customer-requests/enter-customer-requests/types' as const;
const OWN_REQUEST = `${TYPES}/new-and-existing` as const;
const ASSOCIATION = `${TYPES}/existing/pendings` as const;
const DELETION_PATH = '/api/v1/public/user-company/delete-request';
const ASSOCIATION_PAGE = '/profile-user?openLinkCustomerModal=true';

const aCompanyUser = (overrides: Partial<User> = {}) => aUser({ role: 'USER', ...overrides });
const card = (words: Translate) => page.getByRole('region', { name: words('activation:request.title') });
const button = (name: string) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name });

/** Stubs the user's own request; without an argument there is none. */
function stubRequest(request?: Partial<CustomerRequestResponse>): void {
  if (request === undefined) stubRejection('get', OWN_REQUEST, { status: 404, code: 'NotFound' });
  else stubResponse('get', OWN_REQUEST, aCustomerRequest(request));
}

test('a user without a customer request can open the request wizard', async () => {
  stubRequest();
  const { place } = await openPage('/profile-user', { viewer: aCompanyUser() });
  await link('Compila la richiesta').click();
  await expect.poll(place).toBe('/customer-request');
});

test('a user with a customer code can open the dialog to enter it', async () => {
  stubRequest();
  const { place } = await openPage('/profile-user', {
    viewer: aUser({ role: 'USER', language: 'de' }),
    viewport: 'phone',
  });
  await button('Ich habe eine Kundennummer').click();
  await expect.element(page.getByRole('dialog', { name: 'Einem Kunden zuordnen' })).toBeVisible();
  expect(place()).toBe(ASSOCIATION_PAGE);
  await inspect();
});

test('an unknown customer code is rejected, and another one can be sent', async () => {
  stubRequest();
  stubRejection('post', ASSOCIATION, { status: 404, code: 'AssociationFailed' });
  const { words } = await openPage(ASSOCIATION_PAGE, { viewer: aCompanyUser() });
  const code = page.getByRole('textbox', { name: 'Codice cliente' });
  await code.fill('999999');
  await button('Invia').click();
  await expect
    .element(page.getByText('Nessun cliente corrisponde al codice inserito. Contatta l’assistenza.'))
    .toBeVisible();
  stubRequest({ kind: 'EXISTING' });
  stubResponse('post', ASSOCIATION, { id: 'request-1' }, 201);
  await code.fill('100001');
  await button('Invia').click();
  await expect.element(card(words).getByText('In verifica')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .poll(() => callsTo('post', ASSOCIATION).map(({ body }) => body))
    .toEqual([{ customerCode: '999999' }, { customerCode: '100001' }]);
  await inspect();
});

test('a pending association shows its code, the steps and whom to call, and can be withdrawn', async () => {
  stubRequest({ kind: 'EXISTING', customerCode: '100001' });
  stubResponse('delete', DELETION_PATH, undefined);
  const { words } = await openPage('/profile-user', { viewer: aCompanyUser() });
  await expect.element(card(words).getByText('Collegamento richiesto al cliente 100001.')).toBeVisible();
  expect(card(words).getByRole('listitem').elements()).toHaveLength(3);
  await inspect();
  await button('Ritira la richiesta').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ritira la richiesta' }).click();
  await expect.element(link('Compila la richiesta')).toBeVisible();
  expect(callsTo('delete', DELETION_PATH)).toHaveLength(1);
});

test('a draft is shown as such and can be continued', async () => {
  stubRequest({ status: 'DRAFT' });
  const { words, place } = await openPage('/profile-user', { viewer: aCompanyUser() });
  await expect.element(card(words).getByText('Bozza')).toBeVisible();
  await inspect();
  await link('Continua la richiesta').click();
  await expect.poll(place).toBe('/customer-request');
});

test('starting over deletes the draft after confirmation', async () => {
  stubRequest({ status: 'DRAFT', vatNumber: 'IT01234560248' });
  stubResponse('delete', DELETION_PATH, undefined);
  const { place } = await openPage('/profile-user', { viewer: aCompanyUser() });
  await button('Inizia da capo').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(callsTo('delete', DELETION_PATH)).toEqual([]);
  await button('Elimina la bozza').click();
  await expect.poll(place).toBe('/customer-request');
  await expect.poll(() => callsTo('delete', DELETION_PATH)).toHaveLength(1);
  await expect.element(page.getByRole('textbox', { name: 'Partita IVA' })).toHaveValue('');
});

test('the association dialog warns that it deletes the draft', async () => {
  stubRequest({ status: 'DRAFT' });
  await openPage(ASSOCIATION_PAGE, { viewer: aCompanyUser() });
  await expect
    .element(
      page.getByText('La bozza che hai salvato viene eliminata: si può avere una richiesta alla volta.'),
    )
    .toBeVisible();
  await expect.element(button('Elimina la bozza e invia')).toBeVisible();
  await inspect();
  await button('Annulla').click();
  await expect.element(link('Continua la richiesta')).toBeVisible();
  expect(callsTo('post', ASSOCIATION)).toEqual([]);
});

test('a rejected request shows its reason; acknowledging it allows a new one', async () => {
  stubRequest({ status: 'REJECTED', reason: 'Il collegamento non risulta autorizzato.' });
  stubResponse('delete', DELETION_PATH, undefined);
  const { words } = await openPage('/profile-user', {
    viewer: aUser({ role: 'USER', language: 'de' }),
    viewport: 'phone',
  });
  await expect.element(card(words).getByText('Abgelehnt')).toBeVisible();
  await expect.element(card(words).getByText('Il collegamento non risulta autorizzato.')).toBeVisible();
  await inspect();
  await button('Verstanden').click();
  await expect.element(link('Anfrage ausfüllen')).toBeVisible();
  await expect.poll(() => callsTo('delete', DELETION_PATH)).toHaveLength(1);
});

test('upgrading after an accepted request makes the user a customer and shows a message', async () => {
  stubRequest({ status: 'ACCEPTED', customerCode: '100001', customerBusinessName: 'Rossi S.r.l.' });
  stubResponse('patch', '/api/v1/public/user-company/upgrade/to-customer', { accessToken: 'next' });
  const { words } = await openPage('/profile-user', { viewer: aCompanyUser() });
  await expect.element(card(words).getByText('Accettata')).toBeVisible();
  await inspect();
  stubResponse('get', '/api/users/{username}', aUser());
  await button('Diventa cliente').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Diventa cliente' }).click();
  await expect
    .element(
      page.getByText(
        'Ora operi per conto di Rossi Verniciature S.r.l. · 100001: puoi chiedere offerte e ordinare.',
      ),
    )
    .toBeVisible();
  await expect.element(card(words)).not.toBeInTheDocument();
});

test('an accepted request offers the upgrade to customer in a bar on other pages', async () => {
  stubRequest({ status: 'ACCEPTED', customerCode: '100001', customerBusinessName: 'Rossi S.r.l.' });
  stubResponse('patch', '/api/v1/public/user-company/upgrade/to-customer', { accessToken: 'next' });
  const { place } = await openPage('/faq', {
    viewer: aCompanyUser({ language: 'de' }),
    viewport: 'phone',
  });
  const bar = page.getByRole('region', { name: 'Kunde werden' });
  await expect
    .element(
      bar.getByText(
        'Die Anfrage ist angenommen. Mit einem letzten Schritt werden Sie Kunde: „Rossi S.r.l.“.',
      ),
    )
    .toBeVisible();
  await inspect();
  stubResponse('get', '/api/users/{username}', aUser({ language: 'de' }));
  await bar.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kunde werden' }).click();
  await expect.poll(place).toBe('/profile-user?becomeClientSuccess=true');
  await expect.element(bar).not.toBeInTheDocument();
});

test('the bar of an accepted request appears together with the page', async () => {
  stubResponse('get', OWN_REQUEST, async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return aCustomerRequest({ status: 'ACCEPTED', customerCode: '100001' });
  });
  await openPage('/faq', { viewer: aCompanyUser() });
  expect(page.getByRole('region', { name: 'Diventa cliente' }).elements()).toHaveLength(1);
});

test('a failed read of the request opens the page without the bar', async () => {
  stubRejection('get', OWN_REQUEST, { status: 503, code: 'ServiceUnavailable' });
  await openPage('/faq', { viewer: aCompanyUser() });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('region', { name: 'Diventa cliente' }).elements()).toEqual([]);
});
