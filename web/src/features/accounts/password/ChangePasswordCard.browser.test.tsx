import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';
import type { Translate } from '../../../i18n/keys';

const PASSWORD_CHANGE_PATH = '/api/users/{username}/password';
const [OLD, NEW] = ['Vernice!2025', 'Vernice!2026'];

// A password field has no role.
const passwordField = (label: string) => page.getByLabelText(`${label} *`);
const openButton = (words: Translate) =>
  page.getByRole('button', { name: words('accounts:changePassword.open') });
const currentPasswordField = (words: Translate) => passwordField(words('accounts:fields.currentPassword'));

async function changePassword(words: Translate): Promise<void> {
  await openButton(words).click();
  await expect.element(currentPasswordField(words)).toHaveFocus();
  await currentPasswordField(words).fill(OLD);
  await passwordField(words('accounts:fields.newPassword')).fill(NEW);
  await passwordField(words('accounts:fields.repeatPassword')).fill(NEW);
  await page.getByRole('button', { name: words('accounts:changePassword.submit') }).click();
}

test('a wrong current password shows an error at its field', async () => {
  stubRejection('put', PASSWORD_CHANGE_PATH, { status: 422, code: 'WrongPassword' });
  const { words } = await openPage('/profile-user', { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await changePassword(words);
  await expect.element(page.getByText('Das aktuelle Passwort stimmt nicht.')).toBeVisible();
  await expect.element(currentPasswordField(words)).toHaveFocus();
  await expect.element(currentPasswordField(words)).toHaveAttribute('aria-invalid', 'true');
  await inspect();
});

test('an unchanged password is rejected', async () => {
  stubRejection('put', PASSWORD_CHANGE_PATH, { status: 422, code: 'PasswordUnchanged' });
  const { words } = await openPage('/profile-user', { viewer: aUser() });
  await changePassword(words);
  await expect.element(page.getByText('Questa è già la tua password. Scegline un’altra.')).toBeVisible();
});

test('a password change shows a success message and returns the focus to the button', async () => {
  stubResponse('put', PASSWORD_CHANGE_PATH, undefined);
  const { words } = await openPage('/profile-user', { viewer: aUser() });
  await changePassword(words);
  await expect
    .element(page.getByText('Password cambiata. Le sessioni su altri dispositivi sono state chiuse.'))
    .toBeVisible();
  await expect.element(openButton(words)).toHaveFocus();
  await expect
    .poll(() => callsTo('put', PASSWORD_CHANGE_PATH).map(({ body }) => body))
    .toEqual([{ currentPassword: OLD, newPassword: NEW }]);
});
