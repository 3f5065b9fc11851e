import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../test/api-stub';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const FORGOT_PASSWORD_PATH = '/api/users/{username}/forgot-password';

test('the user name typed on the login page is prefilled', async () => {
  const { place } = await openPage('/login', { language: 'de', viewport: 'phone' });
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('marta@sala.test');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect.element(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('marta@sala.test');
  expect(place()).toMatch(/^\/forgot-password/);
  await inspect();
});

test('a sent request shows a confirmation with the address', async () => {
  stubResponse('patch', FORGOT_PASSWORD_PATH, undefined, 202);
  await openPage('/forgot-password?username=marta%40sala.test');
  await page.getByRole('button', { name: 'Invia il link' }).click();
  await expect
    .element(
      page.getByText('Se marta@sala.test ha un account, abbiamo inviato un’e-mail con un link. Vale un’ora.'),
    )
    .toBeVisible();
  await expect
    .poll(() => callsTo('patch', FORGOT_PASSWORD_PATH).map(({ params }) => params))
    .toEqual([{ username: 'marta@sala.test' }]);
  await inspect();
});
