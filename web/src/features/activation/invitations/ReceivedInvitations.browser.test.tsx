import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { anInvitation } from '../../../../test/builders/invitation';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const INVITATIONS_PATH = '/api/v1/public/user-company/customer-invitations';
const DECISION = `${INVITATIONS_PATH}/pendings` as const;
const OWN_REQUEST_PATH =
  '/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new-and-existing';
const COMPANY = 'Rossi Verniciature S.r.l.';

test('an invitation is counted in the bar, shown on the profile and can be accepted', async () => {
  stubRejection('get', OWN_REQUEST_PATH, { status: 404, code: 'NotFound' });
  stubResponse('get', INVITATIONS_PATH, paged([anInvitation()]));
  stubResponse('patch', DECISION, { accessToken: 'next' });
  await openPage('/profile-user', { viewer: aUser({ role: 'USER' }) });
  await expect.element(page.getByRole('link', { name: '1 invito in attesa' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Inviti ricevuti' }).getByText(COMPANY))
    .toBeVisible();
  await expect.element(page.getByText('Da Marta Neri (marta@colorificio.test)')).toBeVisible();
  // The other ways to become a customer stay reachable below it (contract, section 2).
  await expect.element(page.getByRole('link', { name: 'Compila la richiesta' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ho un codice cliente' })).toBeVisible();
  await inspect();
  stubResponse('get', '/api/users/{username}', aUser());
  await page.getByRole('button', { name: 'Accetta l’invito di Rossi Verniciature S.r.l.' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accetta' }).click();
  await expect
    .element(
      page.getByText(
        'Ora operi per conto di Rossi Verniciature S.r.l. · 100001: puoi chiedere offerte e ordinare.',
      ),
    )
    .toBeVisible();
  await expect
    .element(page.getByText('Invito accettato: ora operi per conto di «Rossi Verniciature S.r.l.».'))
    .toBeVisible();
  await expect
    .poll(() => callsTo('patch', DECISION).map(({ body }) => body))
    .toEqual([{ inviterUsername: 'marta@colorificio.test', status: 'ACCEPTED' }]);
});

test('rejecting an invitation leads to the profile and removes it from the list', async () => {
  stubResponse('get', INVITATIONS_PATH, paged([anInvitation()]));
  stubResponse('patch', DECISION, () => {
    stubResponse('get', INVITATIONS_PATH, paged([]));
    return { accessToken: 'next' };
  });
  stubRejection('get', OWN_REQUEST_PATH, { status: 404, code: 'NotFound' });
  const { place } = await openPage('/profile-customer/invite-list', {
    viewer: aUser({ role: 'USER', language: 'de' }),
    viewport: 'phone',
  });
  const rejectButton = page.getByRole('button', {
    name: 'Einladung von Rossi Verniciature S.r.l. ablehnen',
  });
  await expect.element(rejectButton).toBeVisible();
  await inspect();
  await rejectButton.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click();
  await expect.element(page.getByText('Einladung abgelehnt.')).toBeVisible();
  await expect.poll(place).toBe('/profile-user');
  await expect
    .element(
      page.getByText(
        'Bestellen können nur Kunden. Füllen Sie die Anfrage mit den Firmendaten aus, oder ordnen Sie sich einem bestehenden Kunden zu.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Erhaltene Einladungen' })).not.toBeInTheDocument();
  await expect
    .poll(() => callsTo('patch', DECISION).map(({ body }) => body))
    .toEqual([{ inviterUsername: 'marta@colorificio.test', status: 'REJECTED' }]);
});
