import { field } from '../src/account-steps.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { aCompanyUser, anAgent } from '../src/people.ts';
import { logIn, open } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');

test('what an agent types while the draft is being saved stays, also over a reload, and is saved next', async ({
  page,
  db,
}) => {
  const { username } = await anAgent(db);
  await logIn(page, username, '/customer-request');
  const name = field(page, words('accounts:fields.businessName'));
  const fiscalCode = field(page, words('activation:fields.fiscalCode'));
  const save = page.getByRole('button', { name: words('activation:actions.saveDraft') });
  await name.fill('Sala S.r.l.');

  const asked = Promise.withResolvers<void>();
  const answers = Promise.withResolvers<void>();
  await page.route('**/types/managed/drafts', async (route) => {
    asked.resolve();
    await answers.promise;
    await route.continue();
  });
  await save.click();
  await asked.promise;
  await fiscalCode.fill('TYPEDMEANWHILE');
  answers.resolve();
  await expect(page.getByText(words('activation:draft.saved'))).toBeVisible();
  await expect(page).toHaveURL(/\/customer-request\?id=/);
  await expect(fiscalCode).toHaveValue('TYPEDMEANWHILE');
  await expect(fiscalCode, 'the form goes on as it was').toBeFocused();
  await expect(save).toBeEnabled();

  await page.reload();
  await expect(fiscalCode).toHaveValue('TYPEDMEANWHILE');
  await save.click();
  await expect(save).toBeDisabled();
  await open(page, '/profile-agent?tab=requests');
  await expect(
    page.getByRole('link', { name: words('activation:managed.continueNamed', { company: 'Sala S.r.l.' }) }),
    'one draft, not two',
  ).toHaveCount(1);
  await page
    .getByRole('link', { name: words('activation:managed.continueNamed', { company: 'Sala S.r.l.' }) })
    .click();
  await expect(name).toHaveValue('Sala S.r.l.');
  await expect(fiscalCode).toHaveValue('TYPEDMEANWHILE');
});

test('an association says that it deletes the draft before it does', async ({ page, db }) => {
  const { username } = await aCompanyUser(db);
  await logIn(page, username, '/customer-request');
  await field(page, words('accounts:fields.businessName')).fill('Sala S.r.l.');
  await page.getByRole('button', { name: words('activation:actions.saveDraft') }).click();
  await expect(page.getByText(words('activation:draft.saved'))).toBeVisible();
  await open(page, '/profile-user?openLinkCustomerModal=true');
  const dialog = page.getByRole('dialog', { name: words('activation:association.title') });
  await expect(dialog.getByText(words('activation:association.draftGoes'))).toBeVisible();
  await inspect(page);
  await dialog.getByRole('button', { name: words('common:actions.cancel') }).click();
  await expect(page.getByRole('link', { name: words('activation:request.continue') })).toBeVisible();
});
