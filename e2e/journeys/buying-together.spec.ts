import { expect, inspect, test } from '../src/journey.ts';
import { aColleague, aSharedList, aShopper, readOrderRequests, setPrice } from '../src/people.ts';
import { PRIMER } from '../src/shop-steps.ts';
import { createOrderCode, fillOrder, findSendButton, logIn, matchUrl, open } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const german = wordsOf('de');

test('a requester orders from a shared list, an approver decides, and the others only see what they may', {
  tag: '@phone',
}, async ({ page, browser, baseURL, db, watch }) => {
  watch.expects(403, '/api/');
  const owner = await aShopper(db, { language: 'de' });
  const requester = await aColleague(db, owner, {
    language: 'de',
    companyRole: 'REQUESTER',
    firstname: 'Rita',
  });
  const buyer = await aColleague(db, owner, { language: 'de', companyRole: 'BUYER', orderLimit: 5 });
  const viewer = await aColleague(db, owner, { language: 'de', companyRole: 'VIEWER' });
  await setPrice(db, owner, PRIMER, 10);
  await aSharedList(db, owner, { name: 'Lager', products: [PRIMER] });
  const customerOrderCode = createOrderCode();

  await test.step('the requester asks for approval', async () => {
    await logIn(page, requester.username, '/profile-customer/lists');
    await page.getByRole('link', { name: 'Lager' }).click();
    await page.getByRole('button', { name: german('shopping-lists:toCart.action') }).click();
    await expect(page.getByText(german('shopping-lists:toCart.done_one', { count: 1 }))).toBeVisible();
    await open(page, '/profile-customer/cart');
    await page.getByRole('button', { name: german('cart:requestOrder') }).click();
    await expect(page).toHaveURL(matchUrl('/checkout/order'));
    await expect(findSendButton(page, german), 'a requester does not send').toBeHidden();
    await fillOrder(page, german, { customerOrderCode, shippingNote: '' });
    await page.getByRole('button', { name: german('approvals:ask') }).click();
    await expect(page.getByText(german('approvals:asked.title'))).toBeVisible();
    expect(await readOrderRequests(db, customerOrderCode), 'nothing is ordered yet').toEqual([]);
  });

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    viewport: page.viewportSize(),
  });
  const colleague = await context.newPage();
  await test.step('a viewer and a buyer without the right to approve cannot decide', async () => {
    await logIn(colleague, viewer.username, '/profile-customer/lists');
    await colleague.getByRole('link', { name: 'Lager' }).click();
    await expect(
      colleague.getByRole('button', { name: german('shopping-lists:toCart.action') }),
    ).toBeHidden();
    await open(colleague, '/profile-customer/approvals');
    await expect(colleague.getByText(customerOrderCode)).toBeHidden();
    await logIn(colleague, buyer.username, '/profile-customer/approvals');
    await expect(colleague.getByText(german('approvals:empty.author'))).toBeVisible();
  });

  await test.step('the owner approves', async () => {
    await logIn(colleague, owner.username, '/profile-customer/approvals');
    await colleague.getByRole('link', { name: customerOrderCode }).click();
    await expect(colleague.getByText('Rita Fontana').first()).toBeVisible();
    await colleague.getByRole('button', { name: german('approvals:actions.approve'), exact: true }).click();
    await expect(colleague.getByText(german('approvals:status.APPROVED')).first()).toBeVisible();
    await inspect(colleague);
    expect(await readOrderRequests(db, customerOrderCode)).toEqual([{ status: 'PENDING', quantity: 8 }]);
  });
  await context.close();

  await open(page, '/profile-customer/request-orders');
  await expect(page.getByRole('button', { name: customerOrderCode })).toBeVisible();
});
