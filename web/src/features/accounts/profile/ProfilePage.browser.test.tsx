import type { User } from '@cromia/domain/accounts/login';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aCustomerRequest } from '../../../../test/builders/customer-request';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';
import germanTexts from '../../../i18n/de/accounts.json';

const OWN_REQUEST_PATH =
  '/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new-and-existing';
const PRIVATE_PATH = '/api/users/privates/{username}';
const COMPANY_PATH = '/api/users/companies/{username}';

const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });

/** A private person. */
const aPrivateUser = (overrides: Partial<User> = {}): User =>
  aUser({
    username: 'greta@sala.test',
    role: 'USER',
    type: 'P',
    firstname: 'Greta',
    lastname: 'Sala',
    interested: 'WOD',
    telephone: null,
    businessName: null,
    businessWebsite: null,
    businessType: null,
    businessDepartment: null,
    businessRole: null,
    ...overrides,
  });

/** A company's user who is no customer and has an empty profile. */
function anIncompleteUser(overrides: Partial<User> = {}): User {
  stubRejection('get', OWN_REQUEST_PATH, { status: 404, code: 'NotFound' });
  return aPrivateUser({
    type: 'C',
    country: null,
    zipCode: null,
    phonePrefix: null,
    interested: null,
    ...overrides,
  });
}

test('at the first login the profile asks for consent to notification mails and stores it', async () => {
  stubResponse('patch', PRIVATE_PATH, { accessToken: 'next' });
  const viewer = aPrivateUser({ version: 1, notificationMail: false });
  await openPage('/profile-user', { viewer });
  const question = page.getByText('Vuoi ricevere le notifiche via e-mail?');
  await expect.element(question).toBeVisible();
  await inspect();
  await button('Sì, inviatemele').click();
  await expect.element(page.getByText('Preferenza sulle notifiche salvata.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect
    .poll(() => callsTo('patch', PRIVATE_PATH).map(({ body }) => body))
    .toEqual([{ notificationMail: true }]);
});

test('editing focuses the first field, and cancelling discards the change', async () => {
  await openPage('/profile-user', {
    viewer: aPrivateUser({ language: 'de' }),
    viewport: 'phone',
  });
  await button('Bearbeiten').click();
  await expect.element(field('Vorname')).toHaveFocus();
  await field('Vorname').fill('Gretel');
  await inspect();
  await button('Abbrechen').click();
  await expect.element(button('Bearbeiten')).toHaveFocus();
  await expect.element(page.getByText(`Frau Greta Sala`)).toBeVisible();
  await button('Bearbeiten').click();
  await expect.element(field('Vorname')).toHaveValue('Greta');
});

test('a double click saves a change once, and the new value is shown', async () => {
  stubResponse('patch', PRIVATE_PATH, { accessToken: 'next' });
  await openPage('/profile-user?edit=true', { viewer: aPrivateUser() });
  await field('Telefono').fill('0422 512345');
  await button('Salva').dblClick();
  await expect.element(page.getByText('Profilo aggiornato.')).toBeVisible();
  await expect.element(page.getByText('+39 0422 512345')).toBeVisible();
  await expect
    .poll(() => callsTo('patch', PRIVATE_PATH).map(({ body }) => body))
    .toEqual([expect.objectContaining({ telephone: '+39 0422 512345' })]);
});

test('the button of an incomplete profile opens the form at the first missing field', async () => {
  await openPage('/profile-user', { viewer: anIncompleteUser() });
  await expect
    .element(
      page.getByText(
        'Per ordinare serve essere clienti. Compila la richiesta con i dati dell’azienda, o collegati a un cliente che esiste già.',
      ),
    )
    .toBeVisible();
  await inspect();
  await button('Completa ora').click();
  await expect.element(field('Ragione sociale')).toHaveFocus();
  await expect.element(page.getByText('Compila «Ragione sociale».').first()).toBeVisible();
  await inspect();
});

test('a complete profile shows the company and no prompt to complete it', async () => {
  await openPage('/profile-user', {
    viewer: aUser({ language: 'de', businessWebsite: 'https://www.conti.example' }),
    viewport: 'phone',
  });
  await expect.element(page.getByText('https://www.conti.example')).toBeVisible();
  await expect.element(page.getByText('Einkäufer')).toBeVisible();
  await expect.element(button('Jetzt vervollständigen')).not.toBeInTheDocument();
  await inspect();
});

test('the telephone prefix follows the country', async () => {
  await openPage('/profile-user?edit=true', { viewer: anIncompleteUser() });
  await page.getByRole('combobox', { name: 'Paese' }).fill('Ital');
  await page.getByRole('option', { name: 'Italia' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Prefisso' })).toHaveValue('+39');
});

test('a session that ends during editing leads to the login and back, and keeps the edits', async () => {
  const viewer = aPrivateUser();
  stubRejection('patch', PRIVATE_PATH, { status: 401, code: 'Unauthorized' });
  const { place } = await openPage('/profile-user?edit=true', { viewer });
  await field('Cognome').fill('Cambiato');
  stubRejection('post', '/api/auth/token-refreshing', { status: 401, code: 'Unauthorized' });
  await button('Salva').click();
  await expect.element(page.getByText('La sessione è scaduta. Accedi di nuovo.')).toBeVisible();
  expect(place()).toBe('/login?redirectLink=%2Fprofile-user%3Fedit%3Dtrue');
  stubResponse('post', '/api/auth', { accessToken: 'access', refreshToken: 'refresh', user: viewer });
  await field('E-mail').fill(viewer.username);
  await page.getByLabelText('Password', { exact: true }).fill('Vernice!2026');
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
  await expect.element(field('Cognome')).toHaveValue('Cambiato');
  stubResponse('patch', PRIVATE_PATH, { accessToken: 'next' });
  await button('Salva').click();
  await expect.element(page.getByText('Profilo aggiornato.')).toBeVisible();
  await expect.element(button('Modifica')).toHaveFocus();
});

test('the business name is locked while a customer request is pending', async () => {
  const viewer = aUser({ role: 'USER', language: 'de' });
  stubResponse('get', OWN_REQUEST_PATH, aCustomerRequest());
  await openPage('/profile-user?edit=true', { viewer, viewport: 'phone' });
  await expect
    .element(page.getByText('Der Firmenname lässt sich nicht ändern, solange Ihre Kundenanfrage läuft.'))
    .toBeVisible();
  await expect.element(field('Firmenname')).toHaveAttribute('readonly');
  await inspect();
});

test("a customer's business name is locked with an explanation", async () => {
  await openPage('/profile-user?edit=true', { viewer: aUser() });
  await expect
    .element(
      page.getByText(
        'La ragione sociale è quella del tuo profilo cliente e non si può modificare qui. Se è cambiata, contatta il servizio clienti.',
      ),
    )
    .toBeVisible();
  await expect.element(field('Ragione sociale')).toHaveAttribute('readonly');
  await inspect();
});

test('an agent can change only preferences and password in the profile', async () => {
  stubResponse('patch', COMPANY_PATH, { accessToken: 'next' });
  await openPage('/profile-user?edit=true', { viewer: aUser({ role: 'AGENT' }) });
  await expect
    .element(
      page.getByText(
        'I dati di agenti e commerciali sono gestiti dall’azienda: per modificarli rivolgiti alla tua sede. Lingua, notifiche e password le cambi qui.',
      ),
    )
    .toBeVisible();
  await expect.element(button('Modifica')).not.toBeInTheDocument();
  await expect.element(button('Salva')).not.toBeInTheDocument();
  await expect.element(button('Cambia password')).toBeVisible();
  const notifications = page.getByRole('switch', {
    name: /^Notifiche via e-mail/,
  });
  await notifications.click();
  await expect.element(page.getByText('Preferenza sulle notifiche salvata.')).toBeVisible();
  await expect.element(notifications).not.toBeChecked();
  await expect
    .poll(() => callsTo('patch', COMPANY_PATH).map(({ body }) => body))
    .toEqual([{ notificationMail: false }]);
  await inspect();
});

test('a language chosen on the profile applies immediately and is stored', async () => {
  stubResponse('patch', COMPANY_PATH, { accessToken: 'next' });
  await openPage('/profile-user', { viewer: aUser() });
  await page.getByRole('combobox', { name: 'Lingua' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(germanTexts.profile.title);
  await expect
    .poll(() => callsTo('patch', COMPANY_PATH).map(({ body }) => body))
    .toEqual([{ language: 'de' }]);
});

test('a user who is no customer sees no message about having become one', async () => {
  await openPage('/profile-user?becomeClientSuccess=true', { viewer: aUser({ role: 'AGENT' }) });
  await expect.element(page.getByText(/Ora operi per conto di/)).not.toBeInTheDocument();
});

test('a new customer sees a success message until it is dismissed', async () => {
  const { place } = await openPage('/profile-user?becomeClientSuccess=true', { viewer: aUser() });
  const message = page.getByText(
    'Ora operi per conto di Rossi Verniciature S.r.l. · 100001: puoi chiedere offerte e ordinare.',
  );
  await expect.element(message).toBeVisible();
  await inspect();
  await button('Chiudi il messaggio').click();
  await expect.element(message).not.toBeInTheDocument();
  expect(place()).toBe('/profile-user');
});
