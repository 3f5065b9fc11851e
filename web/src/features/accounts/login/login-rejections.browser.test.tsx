import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

async function submitLogin(username: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(username);
  await page.getByLabelText('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
}

test('a wrong password shows an error and keeps the user name', async () => {
  stubRejection('post', '/api/auth', { status: 401, code: 'UnauthorizedLogin' });
  await openPage('/login');
  await submitLogin('nobody@colorificio.test', 'Sbagliata!1');
  await expect.element(page.getByRole('alert')).toHaveTextContent('E-mail o password non corretti.');
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('nobody@colorificio.test');
  await inspect();
});

test('a login of a disabled user shows that the user is disabled', async () => {
  stubRejection('post', '/api/auth', { status: 403, code: 'UserDisabled' });
  await openPage('/login');
  await submitLogin('disabled@colorificio.test', 'Cromia!2026');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('L’utente è disattivato. Contatta l’assistenza.');
});

test.each(['//evil.example/ecommerce/', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  'a login with a redirectLink to %s leads to the profile instead',
  async (link) => {
    const user = aUser({ role: 'USER', type: 'P' });
    stubResponse('post', '/api/auth', { accessToken: 'access', refreshToken: 'refresh', user });
    const { place } = await openPage(`/login?redirectLink=${encodeURIComponent(link)}`);
    await submitLogin(user.username, 'Cromia!2026');
    await expect.poll(place).toBe('/profile-user');
    await expect
      .poll(() => callsTo('post', '/api/auth').map(({ body }) => body))
      .toEqual([{ username: user.username, password: 'Cromia!2026' }]);
  },
);

test('a visitor redirected from the product search sees a registration link for each user type', async () => {
  const { place } = await openPage('/products-search');
  await expect.poll(place).toMatch(/^\/login\?redirectLink=/);
  const registrations = [
    ['Registrati come privato', '/registration/P'],
    ['Registrati come azienda', '/registration/C'],
  ] as const;
  for (const [name, path] of registrations) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await inspect();
});

test('the login page opened directly shows a single registration link', async () => {
  await openPage('/login');
  await expect.element(page.getByRole('link', { name: 'Non hai un account? Registrati' })).toBeVisible();
  expect(page.getByText('Non hai ancora un account?').elements()).toHaveLength(0);
});
