import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('a login with a second factor asks for the code, and a wrong one can be corrected', async () => {
  const user = aUser({ role: 'USER' });
  const secondFactor = {
    challenge: 'secret',
    methods: ['APP', 'RECOVERY_CODE'],
    expiresOn: '2026-11-27T10:00:00Z',
  };
  stubRejection('post', '/api/auth', { status: 401, code: 'SecondFactorRequired', secondFactor });
  stubRejection('post', '/api/auth/second-factor', { status: 422, code: 'WrongCode' });
  const { place } = await openPage('/login', { viewport: 'phone' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill(user.username);
  await page.getByLabelText('Password').fill('Cromia!2026');
  await button('Accedi').click();
  const code = page.getByRole('textbox', { name: 'Codice' });
  await code.fill('123 456');
  await button('Conferma').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Il codice è errato');
  await expect.element(code).toHaveValue('123 456');
  await inspect();

  stubResponse('post', '/api/auth/second-factor', { accessToken: 'access', refreshToken: 'refresh', user });
  await code.fill('654321');
  await button('Conferma').click();
  await expect.poll(place).toBe('/profile-user');
  expect(callsTo('post', '/api/auth/second-factor').map(({ body }) => body)).toEqual([
    { challenge: 'secret', code: '123456' },
    { challenge: 'secret', code: '654321' },
  ]);
});
