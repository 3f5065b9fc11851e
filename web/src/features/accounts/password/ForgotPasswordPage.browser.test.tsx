import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall } from '../../../../test/api-stub';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const FORGOT = '/api/users/{username}/forgot-password';

test('the user name typed on the login page is prefilled', async () => {
  const { words, place } = await openPage('/login', { language: 'de', viewport: 'phone' });
  await page.getByRole('textbox', { name: words('accounts:login.username') }).fill('marta@sala.test');
  await page.getByRole('link', { name: words('accounts:login.forgot') }).click();
  await expect
    .element(page.getByRole('textbox', { name: words('accounts:fields.username') }))
    .toHaveValue('marta@sala.test');
  expect(place()).toMatch(/^\/forgot-password/);
  await inspect();
});

test('a request shows a confirmation that names the address', async () => {
  onCall('patch', FORGOT, undefined, 202);
  const { words } = await openPage('/forgot-password?username=marta%40sala.test');
  await page.getByRole('button', { name: words('accounts:forgot.submit') }).click();
  await expect
    .element(page.getByText(words('accounts:forgot.sentText', { username: 'marta@sala.test' })))
    .toBeVisible();
  await expect
    .poll(() => callsTo('patch', FORGOT).map(({ params }) => params))
    .toEqual([{ username: 'marta@sala.test' }]);
  await inspect();
});
