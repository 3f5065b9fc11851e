import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../test/api-stub';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const COMPANY_PATH = '/api/users/companies/{username}';

test('a language chosen in the top bar is stored with the user', async () => {
  stubResponse('patch', COMPANY_PATH, { accessToken: 'next' });
  await openPage('/faq', { viewer: aUser() });
  await page.getByRole('button', { name: /^Lingua/ }).click();
  await page.getByRole('menuitem', { name: /Deutsch/ }).click();
  await expect.element(page.getByRole('button', { name: /Deutsch$/ })).toBeVisible();
  await expect
    .poll(() => callsTo('patch', COMPANY_PATH).map(({ body }) => body))
    .toEqual([{ language: 'de' }]);
});

test('the phone menu has the languages and the colour schemes', async () => {
  stubResponse('patch', COMPANY_PATH, { accessToken: 'next' });
  await openPage('/faq', { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await page.getByRole('button', { name: 'Mehr' }).click();
  const menu = page.getByRole('dialog');
  await expect.element(menu).toBeVisible();
  await menu.getByText('Dunkel').click();
  const scheme = () => document.documentElement.dataset.mantineColorScheme;
  await expect.poll(scheme).toBe('dark');
  await inspect();
  await menu.getByText('Hell').click();
  await expect.poll(scheme).toBe('light');
  await menu.getByRole('combobox', { name: 'Sprache' }).selectOptions('it');
  await expect
    .poll(() => callsTo('patch', COMPANY_PATH).map(({ body }) => body))
    .toEqual([{ language: 'it' }]);
});
