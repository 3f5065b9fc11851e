import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubLostResponse, stubRejection, stubResponse } from '../../../../test/api-stub';
import { anInvitation } from '../../../../test/builders/invitation';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const SENT = '/api/v1/public/customer/customer-invitations';
const PENDINGS = `${SENT}/pendings` as const;

test('a double click sends an invitation once, and the list shows it', async () => {
  stubResponse('get', SENT, paged([anInvitation()]));
  stubResponse('post', PENDINGS, anInvitation(), 201);
  const { place } = await openPage('/profile-customer/invite-new', {
    viewer: aUser({ language: 'de' }),
    viewport: 'phone',
  });
  await inspect();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Vorname').fill('Marta');
  await field('Nachname').fill('Sala');
  await field('E-Mail').fill('marta@sala.test');
  await page.getByRole('button', { name: 'Einladung senden' }).dblClick();
  await expect.element(page.getByText('Einladung gesendet.')).toBeVisible();
  await expect.element(page.getByText('marta@sala.test')).toBeVisible();
  expect(place()).toBe('/profile-customer/invite-list?sendInviteSuccess=true');
  await expect
    .poll(() => callsTo('post', PENDINGS).map(({ body }) => body))
    .toEqual([{ inviteeFirstName: 'Marta', inviteeLastName: 'Sala', inviteeEmail: 'marta@sala.test' }]);
  await inspect();
});

test('after a lost response, a corrected invitation reports that the first one exists', async () => {
  stubResponse('get', SENT, paged([anInvitation()]));
  stubLostResponse(PENDINGS, anInvitation());
  const { place } = await openPage('/profile-customer/invite-new', { viewer: aUser() });
  const field = (name: string) => page.getByRole('textbox', { name });
  const send = page.getByRole('button', { name: 'Invia l’invito' });
  await field('Nome').fill('Marta');
  await field('Cognome').fill('Sala');
  await field('E-mail').fill('marta@sala.test');
  await send.click();
  await expect.element(page.getByText('Non è arrivata nessuna conferma')).toBeVisible();
  await page.getByRole('link', { name: 'Riprova' }).click();
  await expect.poll(place).toBe('/profile-customer/invite-new');
  await field('E-mail').fill('marta.sala@sala.test');
  await send.click();
  await expect.element(page.getByText('Il primo invio era arrivato', { exact: false })).toBeVisible();
  const keys = callsTo('post', PENDINGS).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('an owner invites with a role and limits; a refused limit is named at its field', async () => {
  stubResponse('get', SENT, paged([anInvitation()]));
  stubRejection('post', PENDINGS, {
    status: 400,
    code: 'BadRequest',
    errors: [{ path: 'orderLimit', code: 'invalidField', limit: { of: 'value', max: 500 } }],
  });
  await openPage('/profile-customer/invite-new', { viewer: aUser({ hasColleagues: true }) });
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Nome').fill('Marta');
  await field('Cognome').fill('Sala');
  await field('E-mail').fill('marta@sala.test');
  await field('Limite per ordine').fill('800');
  await inspect();
  await page.getByRole('button', { name: 'Invia l’invito' }).click();
  await expect.element(field('Limite per ordine')).toBeInvalid();
  expect(callsTo('post', PENDINGS)[0]?.body).toEqual({
    inviteeFirstName: 'Marta',
    inviteeLastName: 'Sala',
    inviteeEmail: 'marta@sala.test',
    companyRole: 'BUYER',
    orderLimit: 800,
    monthLimit: null,
    canApprove: false,
  });
  stubResponse('post', PENDINGS, anInvitation(), 201);
  await page.getByRole('combobox', { name: 'Ruolo' }).click();
  await page.getByRole('option', { name: 'Richiedente' }).click();
  await page.getByRole('button', { name: 'Invia l’invito' }).click();
  await expect.element(page.getByText('Invito inviato', { exact: false })).toBeVisible();
  expect(callsTo('post', PENDINGS).at(-1)?.body).toMatchObject({ companyRole: 'REQUESTER' });
});

test('a buyer invites neither owners nor approvers, and without an amount with the own limits', async () => {
  stubResponse('get', SENT, paged([anInvitation()]));
  stubResponse('post', PENDINGS, anInvitation(), 201);
  await openPage('/profile-customer/invite-new', {
    viewer: aUser({ hasColleagues: true, companyRole: 'BUYER' }),
  });
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Nome').fill('Marta');
  await field('Cognome').fill('Sala');
  await field('E-mail').fill('marta@sala.test');
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Ruolo' }).click();
  await expect.element(page.getByRole('option', { name: 'Titolare' })).not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Acquirente' }).click();
  await page.getByRole('button', { name: 'Invia l’invito' }).click();
  await expect
    .poll(() => callsTo('post', PENDINGS)[0]?.body)
    .toEqual({
      inviteeFirstName: 'Marta',
      inviteeLastName: 'Sala',
      inviteeEmail: 'marta@sala.test',
      companyRole: 'BUYER',
      canApprove: false,
    });
});
