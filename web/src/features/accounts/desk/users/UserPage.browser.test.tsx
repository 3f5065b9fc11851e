import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../../test/api-stub';
import { aUserDetail } from '../../../../../test/builders/desk/user-detail';
import { aHistoryEntry } from '../../../../../test/builders/history';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { openPage } from '../../../../../test/open-page';

const DETAIL_PATH = '/api/v1/backoffice/users/{id}';
const ADMIN = aUser({ role: 'ADMIN', username: 'admin@cromia.test' });

const dialog = () => page.getByRole('dialog');
const heading = () => page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name });

function openUser(user = aUserDetail()) {
  stubResponse('get', DETAIL_PATH, user);
  return openPage(`/backoffice/users/${user.id}`, { viewer: ADMIN });
}

const roleSelect = (name: string) => page.getByRole('combobox', { name });

async function chooseRole(label: string, option: string) {
  await roleSelect(label).click();
  await page.getByRole('option', { name: option }).click();
}

test('a user is disabled after confirmation, and the history shows it', async () => {
  stubResponse(
    'patch',
    DETAIL_PATH,
    aUserDetail({
      isDisabled: true,
      rightsVersion: 5,
      sessions: 0,
      history: [aHistoryEntry({ action: 'users.disable', username: ADMIN.username })],
    }),
  );
  await openUser();
  await expect.element(heading()).toMatchTextContent('Attivo');
  await inspect();
  await button('Disattiva').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(callsTo('patch', DETAIL_PATH)).toEqual([]);
  await inspect();
  await dialog().getByRole('button', { name: 'Disattiva' }).click();
  await expect.element(heading()).toMatchTextContent('Disattivato');
  await expect
    .poll(() => callsTo('patch', DETAIL_PATH)[0]?.body)
    .toEqual({ rightsVersion: 4, isDisabled: true });
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Disattivato' })).toBeVisible();
});

test('enabling a user needs no confirmation and keeps the focus on the button', async () => {
  stubResponse('patch', DETAIL_PATH, aUserDetail({ rightsVersion: 5 }));
  await openUser(aUserDetail({ isDisabled: true }));
  await button('Riattiva').click();
  await expect.element(heading()).toMatchTextContent('Attivo');
  await expect.element(button('Disattiva')).toHaveFocus();
});

test('an invalid lab role shows an error at its field', async () => {
  await openUser();
  await page.getByRole('textbox', { name: 'Ruoli di laboratorio' }).fill('LAB;1');
  await button('Modifica i permessi').click();
  await expect
    .element(page.getByText('Solo lettere, cifre, punto, trattino e trattino basso, separati da virgole.'))
    .toBeVisible();
  expect(callsTo('patch', DETAIL_PATH)).toEqual([]);
});

test('a role change is saved after confirmation and shown in the history', async () => {
  stubResponse(
    'patch',
    DETAIL_PATH,
    aUserDetail({
      roleSds: 'EMPLOYEE',
      rightsVersion: 5,
      history: [aHistoryEntry({ action: 'users.change-rights', username: ADMIN.username })],
    }),
  );
  await openUser();
  await chooseRole('Schede di sicurezza (SDS)', 'Addetto SDS');
  await button('Modifica i permessi').click();
  await expect.element(dialog()).toMatchTextContent('→ Addetto SDS');
  expect(callsTo('patch', DETAIL_PATH)).toEqual([]);
  await inspect();
  await dialog().getByRole('button', { name: 'Modifica i permessi' }).click();
  await expect.element(page.getByText('Permessi modificati')).toBeVisible();
  await expect
    .poll(() => callsTo('patch', DETAIL_PATH)[0]?.body)
    .toMatchObject({ rightsVersion: 4, roleSds: 'EMPLOYEE' });
  await inspect();
});

test('a change that empties a portfolio warns first; cancelling returns the focus', async () => {
  await openUser();
  await expect.element(heading()).toMatchTextContent('Marta Fontana');
  await chooseRole('Ruolo', 'Utente');
  await button('Modifica i permessi').click();
  await expect
    .element(dialog().getByText('Il portafoglio si svuota subito. Clienti da assegnare ad altri: 1.'))
    .toBeVisible();
  await inspect();
  await dialog().getByRole('button', { name: 'Annulla' }).click();
  await expect.element(button('Modifica i permessi')).toHaveFocus();
  expect(callsTo('patch', DETAIL_PATH)).toEqual([]);
});

test('a conflicting change is rejected, and the current rights are shown', async () => {
  await openUser();
  await chooseRole('Schede di sicurezza (SDS)', 'Addetto SDS');
  stubRejection('patch', DETAIL_PATH, { status: 409, code: 'Conflict' });
  stubResponse('get', DETAIL_PATH, aUserDetail({ roleTds: 'USER', rightsVersion: 5 }));
  await button('Modifica i permessi').click();
  await dialog().getByRole('button', { name: 'Modifica i permessi' }).click();
  await expect
    .element(
      page.getByText(
        'Nel frattempo i permessi sono cambiati: sotto vedi quelli attuali. Non è stato salvato nulla.',
      ),
    )
    .toBeVisible();
  await expect.element(roleSelect('Schede tecniche (TDS)')).toHaveValue('Utente');
  await inspect();
});

test('users cannot change their own rights', async () => {
  await openUser(aUserDetail({ username: ADMIN.username, role: 'ADMIN' }));
  await expect.element(page.getByText('I tuoi permessi li modifica un collega.')).toBeVisible();
  await expect.element(button('Disattiva')).not.toBeInTheDocument();
  await inspect();
});

test('the second factor of a user who has lost the device is reset after confirmation', async () => {
  stubResponse('post', `${DETAIL_PATH}/second-factor-reset`, undefined);
  await openUser(aUserDetail({ secondFactors: ['APP', 'RECOVERY_CODE'] }));
  await expect.element(page.getByText('App di autenticazione')).toBeVisible();
  await button('Azzera il secondo fattore').click();
  await inspect();
  stubResponse('get', DETAIL_PATH, aUserDetail());
  await dialog().getByRole('button', { name: 'Azzera il secondo fattore' }).click();
  await expect.element(page.getByText('Il secondo fattore di Marta Fontana è stato azzerato.')).toBeVisible();
  await expect.element(button('Azzera il secondo fattore')).not.toBeInTheDocument();
});
