import {
  createUsername,
  fillNames,
  fillNewPassword,
  findFact,
  findField,
  selectOption,
} from '../../src/account-steps.ts';
import { expect, inspect, test } from '../../src/journey.ts';
import { followMail, waitForMails } from '../../src/mailbox.ts';
import { aCompanyUser, DEMO_PASSWORD } from '../../src/people.ts';
import { fillLogin, findTitle, matchUrl, open } from '../../src/steps.ts';
import { wordsOf } from '../../src/texts.ts';

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  const words = wordsOf('de');

  test('a private user registers, confirms, logs in, edits the profile and changes the language', {
    tag: '@phone',
  }, async ({ page, db }) => {
    const username = createUsername();
    await open(page, '/login');
    await page.getByRole('link', { name: 'Noch kein Konto? Registrieren' }).click();
    await expect(page).toHaveURL(matchUrl('/registration/P'));
    await expect(page.getByRole('combobox', { name: 'Land' })).toHaveValue('Deutschland');
    await fillNames(page, words, { username, firstname: 'Greta', lastname: 'Sala' });
    await findField(page, 'Postleitzahl').fill('10115');
    await selectOption(page, 'Interessengebiet', 'Holz');
    await page
      .getByRole('checkbox', { name: 'Ich habe die Datenschutzerklärung gelesen und akzeptiere sie' })
      .check();
    await page.reload();
    await expect(findField(page, 'E-Mail'), 'a reload loses nothing').toHaveValue(username);
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await expect(findTitle(page)).toHaveText('Prüfen Sie Ihr Postfach');

    await waitForMails(page, username, 1);
    await page.getByRole('link', { name: 'Postfach der Demo öffnen' }).click();
    await expect(page.getByText(username, { exact: true }).first()).toBeVisible();
    await inspect(page);
    await followMail(page, words, '/confirm-registration');
    await fillNewPassword(page, words);
    await page.getByRole('button', { name: 'Registrierung abschließen' }).click();
    await expect(page).toHaveURL(matchUrl('/login'));
    await expect(
      page.getByText(`Die Registrierung von ${username} ist abgeschlossen. Sie können sich jetzt anmelden.`),
    ).toBeVisible();
    await fillLogin(page, words, username);
    await expect(page).toHaveURL(matchUrl('/profile-user'));

    await page.getByRole('button', { name: 'Ja, bitte senden' }).click();
    await expect(page.getByText('Einstellung der Benachrichtigungen gespeichert.')).toBeVisible();
    await page.getByRole('button', { name: 'Bearbeiten' }).click();
    await findField(page, 'Telefon').fill('030 1234567');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Profil aktualisiert.')).toBeVisible();
    await expect(findFact(page, 'Telefon')).toContainText('+49');

    const savedResponse = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.ok(),
    );
    await selectOption(page, 'Sprache', 'Italiano');
    await savedResponse;
    await expect(findTitle(page)).toHaveText('Il mio profilo');
    await page.reload();
    await expect(findTitle(page)).toHaveText('Il mio profilo');
    const storedRow = await db
      .selectFrom('users')
      .select(['type', 'role', 'language', 'telephone', 'notificationMail', 'interested', 'country'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    expect({ ...storedRow, telephone: storedRow.telephone?.replaceAll(' ', '') }).toEqual({
      type: 'P',
      role: 'USER',
      language: 'it',
      telephone: '+49301234567',
      notificationMail: true,
      interested: 'WOD',
      country: 'DE',
    });
  });
});

test('a forgotten password is reset by a mailed link, which works only once', async ({ page, db, watch }) => {
  const words = wordsOf('it');
  const { username } = await aCompanyUser(db);
  await open(page, '/login');
  await findField(page, 'E-mail').fill(username);
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await expect(page).toHaveURL(matchUrl('/forgot-password'));
  await page.getByRole('button', { name: 'Invia il link' }).click();
  await expect(
    page.getByText(`Se ${username} ha un account, abbiamo inviato un’e-mail con un link. Vale un’ora.`),
  ).toBeVisible();
  const [mail = ''] = await waitForMails(page, username, 1);
  await page.getByRole('link', { name: 'Apri la posta della demo' }).click();
  await followMail(page, words, '/new-password');

  const password = `${DEMO_PASSWORD}-new`;
  await fillNewPassword(page, words, password);
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(page).toHaveURL(matchUrl('/login'));
  await fillLogin(page, words, username, password);
  await expect(page).toHaveURL(matchUrl('/profile-user'));

  watch.expects(400, '/update-forgotten-password');
  await open(page, `/demo/mailbox/${mail}`);
  await page.frameLocator('iframe').locator('a[href*="/new-password?"]').first().click();
  await fillNewPassword(page, words, password);
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(findTitle(page)).toHaveText('Questo link non è valido');
});
