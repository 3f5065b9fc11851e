import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRejected } from '../../../../test/api-stub';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';
import type { Translate } from '../../../i18n/keys';

const CHANGE = '/api/users/{username}/password';
const [OLD, NEW] = ['Vernice!2025', 'Vernice!2026'];

// A password field has no role.
const password = (label: string) => page.getByLabelText(`${label} *`);
const open = (words: Translate) => page.getByRole('button', { name: words('accounts:changePassword.open') });
const current = (words: Translate) => password(words('accounts:fields.currentPassword'));

async function change(words: Translate): Promise<void> {
  await open(words).click();
  await expect.element(current(words)).toHaveFocus();
  await current(words).fill(OLD);
  await password(words('accounts:fields.newPassword')).fill(NEW);
  await password(words('accounts:fields.repeatPassword')).fill(NEW);
  await page.getByRole('button', { name: words('accounts:changePassword.submit') }).click();
}

test('a wrong current password shows an error at its field', async () => {
  onRejected('put', CHANGE, { status: 422, code: 'WrongPassword' });
  const { words } = await openPage('/profile-user', { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await change(words);
  await expect.element(page.getByText('Das aktuelle Passwort stimmt nicht.')).toBeVisible();
  await expect.element(current(words)).toHaveFocus();
  await expect.element(current(words)).toHaveAttribute('aria-invalid', 'true');
  await inspect();
});

test('an unchanged password is refused', async () => {
  onRejected('put', CHANGE, { status: 422, code: 'PasswordUnchanged' });
  const { words } = await openPage('/profile-user', { viewer: aUser() });
  await change(words);
  await expect.element(page.getByText('Questa è già la tua password. Scegline un’altra.')).toBeVisible();
});

test('a password change shows a success message and returns the focus to the button', async () => {
  onCall('put', CHANGE, undefined);
  const { words } = await openPage('/profile-user', { viewer: aUser() });
  await change(words);
  await expect
    .element(page.getByText('Password cambiata. Le sessioni su altri dispositivi sono state chiuse.'))
    .toBeVisible();
  await expect.element(open(words)).toHaveFocus();
  await expect
    .poll(() => callsTo('put', CHANGE).map(({ body }) => body))
    .toEqual([{ currentPassword: OLD, newPassword: NEW }]);
});
