import { expect, test } from '../src/journey.ts';
import { aCompanyUser, DEMO_PASSWORD, demoUsername } from '../src/people.ts';
import { fillLogin, findTitle, logIn, matchUrl, open } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');

test('an admin finds, disables, enables and changes a user, and the audit log records it', async ({
  page,
  browser,
  baseURL,
  db,
  watch,
}) => {
  watch.expects(401, '/api/');
  watch.expects(403, '/api/auth');
  const { username } = await aCompanyUser(db);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
  const otherPage = await context.newPage();
  await logIn(otherPage, username);

  await logIn(page, demoUsername('admin'), '/backoffice/users');
  await page.getByRole('button', { name: 'Filtri' }).click();
  await page.getByRole('textbox', { name: 'Nome, e-mail, azienda o codice cliente' }).fill(username);
  await page.getByRole('button', { name: 'Filtra' }).click();
  await page.getByRole('row').filter({ hasText: username }).getByRole('link').click();
  await expect(findTitle(page)).toContainText('Attivo');
  await page.getByRole('button', { name: 'Disattiva' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disattiva' }).click();
  await expect(findTitle(page)).toContainText('Disattivato');

  // The server rejects the disabled user's next call and a new login.
  await otherPage.goto('./profile-user');
  await expect(otherPage).toHaveURL(/\/login/);
  await otherPage.getByRole('textbox', { name: 'E-mail' }).fill(username);
  await otherPage.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await otherPage.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
  await expect(otherPage.getByText('L’utente è disattivato. Contatta l’assistenza.')).toBeVisible();

  await page.getByRole('button', { name: 'Riattiva' }).click();
  await expect(findTitle(page)).toContainText('Attivo');
  await page.getByRole('combobox', { name: 'Schede di sicurezza (SDS)' }).click();
  await page.getByRole('option', { name: 'Addetto SDS' }).click();
  await page.getByRole('button', { name: 'Modifica i permessi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Modifica i permessi' }).click();
  await expect(page.getByText('Permessi modificati')).toBeVisible();

  await fillLogin(otherPage, words, username);
  await expect(otherPage.getByRole('link', { name: 'Schede di sicurezza' }).first()).toBeAttached();
  await open(otherPage, '/sds/product');
  await expect(otherPage).toHaveURL(matchUrl('/sds/product'));
  await context.close();

  await open(page, `/backoffice/audit?action=users.change-rights&username=${demoUsername('admin')}`);
  await page.getByRole('row').nth(1).getByRole('button').click();
  await expect(page.getByRole('definition').filter({ hasText: 'Addetto SDS' })).toBeVisible();
});
