import { findField } from '../src/account-steps.ts';
import { continueTo, createVatNumber, fillAnagraphics, findStepHeading } from '../src/activation-steps.ts';
import { expect, test } from '../src/journey.ts';
import { aCompanyUser, anAgent } from '../src/people.ts';
import { endServerSession } from '../src/session-end.ts';
import { fillLogin, logIn, open } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

test('a session that ends during the wizard loses no typed data', async ({ page, db, watch }) => {
  const words = wordsOf('it');
  const { username } = await aCompanyUser(db);
  const vatNumber = createVatNumber();
  await logIn(page, username, '/customer-request');
  await findField(page, 'Ragione sociale').fill('Sala S.r.l.');
  await fillAnagraphics(page, words, vatNumber);
  await continueTo(page, words, 'Addresses');
  const street = findField(page, 'Via e numero');
  await street.fill('Via Roma 1');
  await endServerSession(page);
  watch.expects(401, '/api/');
  const login = /\/login\?redirectLink=%2Fcustomer-request%3Fstep%3DAddresses$/;
  // Another request of the page may detect the ended session first.
  await Promise.race([page.getByRole('button', { name: 'Salva bozza' }).click(), page.waitForURL(login)]);
  await expect(page).toHaveURL(login);
  await fillLogin(page, words, username);
  await expect(findStepHeading(page, words, 'Addresses')).toBeVisible();
  await expect(street).toHaveValue('Via Roma 1');
  await page.getByRole('button', { name: 'Indietro', exact: true }).click();
  await expect(findField(page, 'Partita IVA')).toHaveValue(vatNumber);
});

test('typed data of an agent survive a save, a reload and the deletion of the draft', {
  tag: '@phone',
}, async ({ page, db, watch }) => {
  watch.expects(404, '/types/managed/drafts');
  const { username } = await anAgent(db, { language: 'de' });
  await logIn(page, username, '/customer-request');
  const name = findField(page, 'Firmenname');
  const fiscalCode = findField(page, 'Steuernummer');
  const save = page.getByRole('button', { name: 'Entwurf speichern' });
  await name.fill('Sala S.r.l.');
  await save.click();
  await expect(page).toHaveURL(/\/customer-request\?id=/);
  await fiscalCode.fill('TYPEDLATER');
  await page.reload();
  await expect(fiscalCode).toHaveValue('TYPEDLATER');
  await save.click();
  await expect(save).toBeDisabled();
  const continueLink = page.getByRole('link', {
    name: 'Anfrage für Sala S.r.l. fortsetzen',
  });
  await open(page, '/profile-agent?tab=requests');
  await expect(continueLink, 'there is exactly one draft').toHaveCount(1);
  await continueLink.click();
  await expect(fiscalCode).toHaveValue('TYPEDLATER');

  await fiscalCode.fill('TYPEDLAST');
  await db
    .deleteFrom('customerRequests')
    .where('userId', 'in', db.selectFrom('users').select('id').where('username', '=', username))
    .execute();
  const draftUrl = page.url();
  await page.reload();
  await expect(fiscalCode).toHaveValue('TYPEDLAST');
  await save.click();
  await expect(page).not.toHaveURL(draftUrl);
  await expect(name).toHaveValue('Sala S.r.l.');
  await page.goto(draftUrl);
  await expect(
    page.getByText('Diesen Entwurf gibt es nicht mehr: Er wurde gesendet oder gelöscht.'),
  ).toBeVisible();
});
