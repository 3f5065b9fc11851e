import type { Page } from '@playwright/test';
import { fillNewPassword, findField } from '../src/account-steps.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { aShopper, DEMO_PASSWORD, demoUsername } from '../src/people.ts';
import { findTitle, logIn, matchUrl, open } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const findButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test('leaving with unsaved changes asks for confirmation', async ({ page }) => {
  await logIn(page, demoUsername('accepted'));
  await findButton(page, 'Modifica').click();
  await findField(page, 'Cognome').fill('Cambiato');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Lasciare la pagina?' });
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect(findField(page, 'Cognome')).toHaveValue('Cambiato');

  // Another Back does not leave while the question is open.
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(matchUrl('/profile-user'));
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect(findField(page, 'Cognome')).toHaveValue('Cambiato');
  await page.getByRole('banner').getByRole('link', { name: 'Ricerca prodotti' }).click();
  await inspect(page);
  await question.getByRole('button', { name: 'Lascia la pagina' }).click();
  await expect(page).toHaveURL(matchUrl('/products-search'));
  await open(page, '/profile-user?edit=true');
  await expect(findField(page, 'Cognome')).toHaveValue('Meneghetti');
});

test('changing the password ends all other sessions and keeps the current one', {
  tag: '@phone',
}, async ({ page, browser, baseURL, db, watch }) => {
  const words = wordsOf('de');
  const { username } = await aShopper(db, { language: 'de' });
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await logIn(other, username);
  await logIn(page, username);
  await findButton(page, 'Passwort ändern').click();
  const current = page.getByLabel(/^Aktuelles Passwort/);
  watch.expects(422, '/password');
  await current.fill('Sbagliata!1');
  await fillNewPassword(page, words, `${DEMO_PASSWORD}-new`);
  await findButton(page, 'Neues Passwort speichern').click();
  await expect(page.getByText('Das aktuelle Passwort stimmt nicht.')).toBeVisible();
  await current.fill(DEMO_PASSWORD);
  await findButton(page, 'Neues Passwort speichern').click();
  await expect(
    page.getByText('Passwort geändert. Sitzungen auf anderen Geräten wurden beendet.'),
  ).toBeVisible();
  await page.reload();
  await expect(findTitle(page)).toHaveText('Mein Profil');
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});
