import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';
import type { Translate } from '../../../i18n/keys';

const RESET_PATH = '/api/users/{username}/update-forgotten-password';
const PASSWORD = 'Vernice!2026';
const LINK = '?username=marta%40sala.test&token=abc';

// A password field has no role.
const passwordField = (label: string) => page.getByLabelText(`${label} *`);

async function fillPasswords(words: Translate, password: string): Promise<void> {
  await passwordField(words('accounts:fields.newPassword')).fill(password);
  await passwordField(words('accounts:fields.repeatPassword')).fill(password);
}

test('a password that breaks a rule shows an error until it is corrected', async () => {
  const { words } = await openPage(`/new-password${LINK}`, { language: 'de', viewport: 'phone' });
  await fillPasswords(words, 'short');
  await page.getByRole('button', { name: 'Neues Passwort speichern' }).click();
  const error = page.getByText('Es fehlt noch etwas: Beachten Sie die Anforderungen am Feld.');
  await expect.element(error).toBeVisible();
  await inspect();
  await fillPasswords(words, PASSWORD);
  await expect.element(error).not.toBeInTheDocument();
  expect(callsTo('put', RESET_PATH)).toEqual([]);
});

test('a new password leads to the login page, which confirms the change', async () => {
  stubResponse('put', RESET_PATH, undefined);
  const { words } = await openPage(`/new-password${LINK}`, { language: 'de', viewport: 'phone' });
  await fillPasswords(words, PASSWORD);
  await inspect();
  await page.getByRole('button', { name: 'Neues Passwort speichern' }).click();
  await expect
    .element(
      page.getByText('Das neue Passwort für marta@sala.test ist gesetzt. Sie können sich jetzt anmelden.'),
    )
    .toBeVisible();
});

test('a link rejected by the server is shown as invalid and leads to a new request', async () => {
  stubRejection('put', RESET_PATH, { status: 400, code: 'UnauthorizedOrInvalid' });
  const { words } = await openPage(`/new-password${LINK}`);
  await fillPasswords(words, PASSWORD);
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Questo link non è valido');
  await inspect();
  await page.getByRole('link', { name: 'Richiedi un nuovo link' }).click();
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('marta@sala.test');
});

const INVALID_QUERIES = [
  '',
  '?username=a%40sala.test',
  '?token=abc',
  '?username=a%40sala.test&token=abc&link=invalid',
];

for (const path of ['/confirm-registration', '/new-password']) {
  test.each(INVALID_QUERIES)(`${path}%s is shown as an invalid link`, async (query) => {
    await openPage(`${path}${query}`);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Questo link non è valido');
    if (query === '') await inspect();
  });
}
