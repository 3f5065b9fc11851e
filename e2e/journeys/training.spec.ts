import { expect, test } from '../src/journey.ts';
import { aColleague, aShopper, demoUsername, fillCart } from '../src/people.ts';
import { logIn, open, startOrder } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const words = wordsOf('it');
const HARDENER = 'D110-0000-05';

test('training on diisocyanates is confirmed once for a company, and the desk reads who did it and when', async ({
  page,
  db,
}) => {
  const owner = await aShopper(db);
  const viewer = await aColleague(db, owner, { companyRole: 'VIEWER', firstname: 'Vera' });
  const buyer = await aColleague(db, owner, { companyRole: 'BUYER', firstname: 'Bruno' });
  await fillCart(db, owner, [HARDENER], 8);
  await fillCart(db, { ...owner, ...buyer }, [HARDENER], 8);
  const product = `/products-search/b2b?nameCode=D110&open=${HARDENER}`;
  const confirm = page.getByRole('button', { name: words('hazards:training.confirm') }).first();
  const confirmed = page.getByText(/Formazione confermata il \d\d-\d\d-\d{4} \(Marta Fontana\)/).first();

  await test.step('a viewer reads who can confirm', async () => {
    await logIn(page, viewer.username, product);
    await expect(page.getByText('Marta Fontana, Bruno Fontana')).toBeVisible();
    await expect(confirm).toBeHidden();
  });

  await test.step('the owner confirms in the cart, and is not asked again at the checkout', async () => {
    await logIn(page, owner.username, '/profile-customer/cart');
    await confirm.dblclick();
    await expect(confirmed).toBeVisible();
    await startOrder(page, words, HARDENER);
    await expect(confirmed).toBeVisible();
    await expect(confirm).toBeHidden();
  });

  await test.step('a colleague is not asked', async () => {
    await logIn(page, buyer.username, '/profile-customer/cart');
    await expect(confirmed).toBeVisible();
    await expect(confirm).toBeHidden();
  });

  await test.step('the desk reads who confirmed and when', async () => {
    await logIn(page, demoUsername('cromia'), `/backoffice/customers/${owner.customerCode}`);
    await open(page, `/backoffice/customers/${owner.customerCode}`);
    await expect(confirmed).toBeVisible();
    const { count } = await db
      .selectFrom('trainingConfirmations')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('customerId', '=', owner.customerId)
      .executeTakeFirstOrThrow();
    expect(Number(count), 'a double click confirms once').toBe(1);
  });
});
