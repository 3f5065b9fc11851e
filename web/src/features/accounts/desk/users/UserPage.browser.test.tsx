import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRefused } from '../../../../../test/api-stub';
import { aUserDetail } from '../../../../../test/builders/desk/user-detail';
import { aHistoryEntry } from '../../../../../test/builders/history';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { type Opened, openPage } from '../../../../../test/open-page';

const ONE = '/api/v1/backoffice/users/{id}';
const ADMIN = aUser({ role: 'ADMIN', username: 'admin@cromia.test' });

const dialog = () => page.getByRole('dialog');
const heading = () => page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name });

function openUser(user = aUserDetail()) {
  onCall('get', ONE, user);
  return openPage(`/backoffice/users/${user.id}`, { viewer: ADMIN });
}

const choice = (words: Opened['words'], field: 'role' | 'roleSds' | 'roleTds') =>
  page.getByRole('combobox', { name: words(`users:fields.${field}`) });

async function chooseRole(words: Opened['words'], field: 'role' | 'roleSds', option: string) {
  await choice(words, field).click();
  await page.getByRole('option', { name: option }).click();
}

test('a user is disabled after confirmation, and the history shows it', async () => {
  onCall(
    'patch',
    ONE,
    aUserDetail({
      isDisabled: true,
      rightsVersion: 5,
      sessions: 0,
      history: [aHistoryEntry({ action: 'users.disable', username: ADMIN.username })],
    }),
  );
  const { words } = await openUser();
  await expect.element(heading()).toMatchTextContent(words('users:states.ENABLED'));
  await inspect();
  await button(words('users:disable')).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(callsTo('patch', ONE)).toEqual([]);
  await inspect();
  await dialog()
    .getByRole('button', { name: words('users:disable') })
    .click();
  await expect.element(heading()).toMatchTextContent(words('users:states.DISABLED'));
  await expect.poll(() => callsTo('patch', ONE)[0]?.body).toEqual({ rightsVersion: 4, isDisabled: true });
  await expect
    .element(page.getByRole('listitem').filter({ hasText: words('audit-log:actions.users.disable') }))
    .toBeVisible();
});

test('enabling a user needs no confirmation and keeps the focus on the button', async () => {
  onCall('patch', ONE, aUserDetail({ rightsVersion: 5 }));
  const { words } = await openUser(aUserDetail({ isDisabled: true }));
  await button(words('users:enable')).click();
  await expect.element(heading()).toMatchTextContent(words('users:states.ENABLED'));
  await expect.element(button(words('users:disable'))).toHaveFocus();
});

test('an invalid lab role shows an error at its field', async () => {
  const { words } = await openUser();
  await page.getByRole('textbox', { name: words('users:fields.rolesLab') }).fill('LAB;1');
  await button(words('users:change')).click();
  await expect.element(page.getByText(words('users:wrongLab'))).toBeVisible();
  expect(callsTo('patch', ONE)).toEqual([]);
});

test('a role change is saved after confirmation and shown in the history', async () => {
  onCall(
    'patch',
    ONE,
    aUserDetail({
      roleSds: 'EMPLOYEE',
      rightsVersion: 5,
      history: [aHistoryEntry({ action: 'users.change-rights', username: ADMIN.username })],
    }),
  );
  const { words } = await openUser();
  await chooseRole(words, 'roleSds', words('users:sdsRoles.EMPLOYEE'));
  await button(words('users:change')).click();
  await expect.element(dialog()).toMatchTextContent(`→ ${words('users:sdsRoles.EMPLOYEE')}`);
  expect(callsTo('patch', ONE)).toEqual([]);
  await inspect();
  await dialog()
    .getByRole('button', { name: words('users:change') })
    .click();
  await expect.element(page.getByText(words('audit-log:actions.users.change-rights'))).toBeVisible();
  await expect
    .poll(() => callsTo('patch', ONE)[0]?.body)
    .toMatchObject({ rightsVersion: 4, roleSds: 'EMPLOYEE' });
  await inspect();
});

test('a change that empties a portfolio warns first; cancelling returns the focus', async () => {
  const { words } = await openUser();
  await expect.element(heading()).toMatchTextContent('Marta Fontana');
  await chooseRole(words, 'role', words('users:roles.USER'));
  await button(words('users:change')).click();
  await expect.element(dialog().getByText(words('users:emptiesPortfolio', { number: 1 }))).toBeVisible();
  await inspect();
  await dialog()
    .getByRole('button', { name: words('common:actions.cancel') })
    .click();
  await expect.element(button(words('users:change'))).toHaveFocus();
  expect(callsTo('patch', ONE)).toEqual([]);
});

test('a conflicting change is refused, and the current rights are shown', async () => {
  const { words } = await openUser();
  await chooseRole(words, 'roleSds', words('users:sdsRoles.EMPLOYEE'));
  onRefused('patch', ONE, { status: 409, code: 'Conflict' });
  onCall('get', ONE, aUserDetail({ roleTds: 'USER', rightsVersion: 5 }));
  await button(words('users:change')).click();
  await dialog()
    .getByRole('button', { name: words('users:change') })
    .click();
  await expect.element(page.getByText(words('users:stale'))).toBeVisible();
  await expect.element(choice(words, 'roleTds')).toHaveValue(words('users:tdsRoles.USER'));
  await inspect();
});

test('users cannot change their own rights', async () => {
  const { words } = await openUser(aUserDetail({ username: ADMIN.username, role: 'ADMIN' }));
  await expect.element(page.getByText(words('users:own'))).toBeVisible();
  await expect.element(button(words('users:disable'))).not.toBeInTheDocument();
  await inspect();
});
