import { expect, inspect, test } from '../src/journey.ts';
import { aColleague, aCompanyUser, aShopper } from '../src/people.ts';
import { logIn, matchUrl, open } from '../src/steps.ts';

test('an owner invites a colleague with a limit, who accepts, and is removed later', async ({
  page,
  browser,
  baseURL,
  db,
  watch,
}) => {
  watch.expects(401, '/api/');
  const owner = await aShopper(db);
  await aColleague(db, owner);
  const { username } = await aCompanyUser(db);

  await logIn(page, owner.username, '/profile-customer/people');
  await page.getByRole('link', { name: 'Invita una persona' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Nadia');
  await page.getByRole('textbox', { name: 'Cognome' }).fill('Ferrari');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(username);
  await page.getByRole('textbox', { name: 'Limite per ordine' }).fill('800');
  await page.getByRole('button', { name: 'Invia l’invito' }).click();
  await expect(page.getByText('Invito inviato.')).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
  const colleaguePage = await context.newPage();
  await logIn(colleaguePage, username, '/profile-customer/invite-list');
  await expect(colleaguePage.getByText('Ruolo: Acquirente')).toBeVisible();
  await colleaguePage.getByRole('button', { name: /^Accetta/ }).click();
  await colleaguePage
    .getByRole('dialog')
    .getByRole('button', { name: /Accetta/ })
    .click();
  await expect(colleaguePage).toHaveURL(matchUrl('/profile-user'));
  await open(colleaguePage, '/profile-customer/people');
  const own = colleaguePage.getByRole('region', { name: 'I tuoi diritti' });
  await expect(own).toContainText('800,00 €');
  await inspect(colleaguePage);

  await open(page, '/profile-customer/people');
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toContainText('Acquirente');
  await row.getByRole('button', { name: /^Rimuovi/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi' }).click();
  await expect(row).toBeHidden();

  // The sessions of the removed person have ended.
  await colleaguePage.goto('./profile-customer/people');
  await expect(colleaguePage).toHaveURL(/\/login/);
  await context.close();
});
