import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRefused } from '../../../../test/api-stub';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { type Opened, openPage } from '../../../../test/open-page';

async function submit({ words }: Opened, username: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: words('accounts:login.username') }).fill(username);
  await page.getByLabelText(words('accounts:login.password')).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('accounts:login.submit') })
    .click();
}

test('a wrong password shows an error and keeps the user name', async () => {
  onRefused('post', '/api/auth', { status: 401, code: 'UnauthorizedLogin' });
  const opened = await openPage('/login');
  await submit(opened, 'nobody@colorificio.test', 'Sbagliata!1');
  await expect.element(page.getByRole('alert')).toHaveTextContent(opened.words('errors:UnauthorizedLogin'));
  await expect
    .element(page.getByRole('textbox', { name: opened.words('accounts:login.username') }))
    .toHaveValue('nobody@colorificio.test');
  await inspect();
});

test('a login of a disabled user shows that the user is disabled', async () => {
  onRefused('post', '/api/auth', { status: 403, code: 'UserDisabled' });
  const opened = await openPage('/login');
  await submit(opened, 'disabled@colorificio.test', 'Cromia!2026');
  await expect.element(page.getByRole('alert')).toHaveTextContent(opened.words('errors:UserDisabled'));
});

test.each(['//evil.example/ecommerce/', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  'a login with a redirectLink to %s leads to the profile instead',
  async (link) => {
    const user = aUser();
    onCall('post', '/api/auth', { accessToken: 'access', refreshToken: 'refresh', user });
    const opened = await openPage(`/login?redirectLink=${encodeURIComponent(link)}`);
    await submit(opened, user.username, 'Cromia!2026');
    await expect.poll(opened.place).toBe('/profile-user');
    await expect
      .poll(() => callsTo('post', '/api/auth').map(({ body }) => body))
      .toEqual([{ username: user.username, password: 'Cromia!2026' }]);
  },
);

test('a visitor redirected from the product search sees a registration link for each user type', async () => {
  const { words, place } = await openPage('/products-search');
  await expect.poll(place).toMatch(/^\/login\?redirectLink=/);
  for (const type of ['P', 'C'] as const) {
    await expect
      .element(page.getByRole('link', { name: words(`accounts:login.registerAs.${type}`) }))
      .toHaveAttribute('href', `/registration/${type}`);
  }
  await inspect();
});

test('the login page opened directly shows a single registration link', async () => {
  const { words } = await openPage('/login');
  await expect.element(page.getByRole('link', { name: words('accounts:login.register') })).toBeVisible();
  expect(page.getByText(words('accounts:login.noAccount')).elements()).toHaveLength(0);
});
