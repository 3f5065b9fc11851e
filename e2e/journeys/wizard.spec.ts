import { field } from '../src/account-steps.ts';
import { fillAddresses, fillAnagraphics, newVatNumber, next, stepHeading } from '../src/activation-steps.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { aCompanyUser, anAgent } from '../src/people.ts';
import { at, logIn } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');

test('an address that is taken away again leaves nothing behind', async ({ page, db }) => {
  const { username } = await aCompanyUser(db);
  await logIn(page, username, '/customer-request');
  await fillAnagraphics(page, words, newVatNumber());
  await field(page, words('accounts:fields.businessName')).fill('Sala S.r.l.');
  await next(page, words, 'Addresses');
  await fillAddresses(page, words);
  await page.getByRole('button', { name: words('activation:actions.addAddress') }).click();
  const second = page.getByRole('group', { name: words('activation:shipping.name', { code: 'SD002' }) });
  // Its first field has the focus: the press that takes it away leaves that field.
  await expect(second.getByRole('textbox').first()).toBeFocused();
  await page.getByRole('button', { name: words('activation:shipping.remove', { code: 'SD002' }) }).click();
  await expect(second).toHaveCount(0);
  await next(page, words, 'Contacts');

  await page.reload();
  await expect(stepHeading(page, words, 'Contacts'), 'what was typed is still there').toBeVisible();
});

test('an amount is read as the language writes it, and what is none is told', async ({ page, db }) => {
  const { username } = await anAgent(db);
  await logIn(page, username, '/customer-request');
  await fillAnagraphics(page, words, newVatNumber());
  await field(page, words('accounts:fields.businessName')).fill('Sala S.r.l.');
  await next(page, words, 'CompanyPerspective');
  const consumption = field(page, words('activation:fields.totalConsumption'));
  const potential = field(page, words('activation:fields.cromiaPotential'));
  await consumption.pressSequentially('12.500');
  await potential.pressSequentially('1234,56');
  await field(page, words('activation:fields.retailerSurface')).fill('circa 80');
  await field(page, words('activation:fields.marketCompetitor', { number: 1 })).fill('Nordlack');
  await expect(consumption).toHaveValue('12.500 €');
  await expect(potential).toHaveValue('1.234,56 €');
  await page.getByRole('button', { name: words('common:actions.next'), exact: true }).click();
  await expect(page.getByText(words('common:form.numberUpTo', { max: '99.999.999' }))).toBeVisible();
  await expect(field(page, words('activation:fields.retailerSurface'))).toHaveValue('circa 80');
  await inspect(page);
  await field(page, words('activation:fields.retailerShopWindows')).fill('1,5');
  await page.getByRole('button', { name: words('common:actions.next'), exact: true }).click();
  await expect(page.getByText(words('common:form.wholeNumberUpTo', { max: '10.000' }))).toBeVisible();
  await field(page, words('activation:fields.retailerShopWindows')).fill('2');
  await field(page, words('activation:fields.retailerSurface')).fill('80,5');
  await next(page, words, 'Addresses');
  await page.getByRole('button', { name: words('activation:actions.saveDraft') }).click();
  await expect(page.getByText(words('activation:draft.saved'))).toBeVisible();
  const { profile } = await db
    .selectFrom('customerRequests')
    .innerJoin('users', 'users.id', 'customerRequests.userId')
    .select('profile')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  expect(profile).toMatchObject({
    totalConsumption: 12_500,
    cromiaPotential: 1234.56,
    retailerSurface: 80.5,
  });
});

test('a VAT number that is known leads back to its field', async ({ page, db }) => {
  const { username } = await anAgent(db);
  await logIn(page, username, '/customer-request');
  await fillAnagraphics(page, words, 'IT 0356335 0242');
  await field(page, words('accounts:fields.businessName')).fill('Sala S.r.l.');
  await page.getByRole('button', { name: words('common:actions.next'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words('activation:vatKnown.customerTitle') });
  await dialog.getByRole('button', { name: words('activation:vatKnown.change') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, words('activation:fields.vatNumber'))).toBeFocused();
});

test('a draft that is too long somewhere says so at the field, on whichever step it is', async ({
  page,
  db,
}) => {
  const { username } = await anAgent(db);
  await logIn(page, username, '/customer-request');
  await fillAnagraphics(page, words, newVatNumber());
  await field(page, words('accounts:fields.businessName')).fill('Sala S.r.l.');
  await next(page, words, 'CompanyPerspective');
  const competitor = field(page, words('activation:fields.marketCompetitor', { number: 1 }));
  await competitor.fill('N'.repeat(101));
  await page.getByRole('button', { name: words('common:actions.back') }).click();
  await page.getByRole('button', { name: words('activation:actions.saveDraft') }).click();
  await expect(page.getByText(words('activation:failed.saved'))).toBeVisible();
  await expect(stepHeading(page, words, 'CompanyPerspective')).toBeVisible();
  await expect(competitor).toBeFocused();
  await expect(page.getByText(words('errors:fields.invalidLenght'))).toBeVisible();
});

test('a draft that is deleted elsewhere takes nothing along that was typed', async ({ page, db, watch }) => {
  watch.expects(404, '/types/managed/drafts');
  const { username } = await anAgent(db);
  await logIn(page, username, '/customer-request');
  const name = field(page, words('accounts:fields.businessName'));
  const save = page.getByRole('button', { name: words('activation:actions.saveDraft') });
  await name.fill('Sala S.r.l.');
  await save.click();
  await expect(page).toHaveURL(/\/customer-request\?id=/);
  await field(page, words('activation:fields.fiscalCode')).fill('TYPEDLATER');
  await db
    .deleteFrom('customerRequests')
    .where('businessName', '=', 'Sala S.r.l.')
    .where('userId', 'in', db.selectFrom('users').select('id').where('username', '=', username))
    .execute();
  const gone = page.url();
  await page.reload();
  await expect(field(page, words('activation:fields.fiscalCode'))).toHaveValue('TYPEDLATER');
  await save.click();
  await expect(page.getByText(words('activation:draft.saved'))).toBeVisible();
  await expect(page).not.toHaveURL(gone);
  await expect(name).toHaveValue('Sala S.r.l.');

  await page.goto(gone);
  await expect(page.getByText(words('activation:managed.gone'))).toBeVisible();
  await inspect(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: words('activation:managed.title') })
    .click();
  await expect(page).toHaveURL(at('/profile-agent'));
});
