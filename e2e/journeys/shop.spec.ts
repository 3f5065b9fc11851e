import { acceptOffer } from '../src/desk.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { anOrderOf, aShopper, fillCart, orderRequestsOf } from '../src/people.ts';
import { PRIMER, quantityOf, rowWith, selectOf, voiceOf } from '../src/shop-steps.ts';
import { at, fillOrder, logIn, newOrderCode, openedProduct, sendButton } from '../src/steps.ts';

const UNPRICED = 'F120-9010-25';
const ON_REQUEST = 'F120-5010-25';
const CHANGED = 'F120-3020-25';
const REMOVED = 'F120-1003-25';
/** A name with a word that no line of a phone holds. */
const LONG_NAME = 'Donaudampfschifffahrtsgesellschaftslackiererei und Korrosionsschutz GmbH & Co. KG';

test('what was ordered is filtered, preferred, set to its last quantity and ordered again', async ({
  page,
  db,
}, { project }) => {
  const { language, words } = voiceOf(project.name);
  const shopper = await aShopper(db, { language });
  const products = [PRIMER, UNPRICED, ON_REQUEST, CHANGED, REMOVED];
  await anOrderOf(db, shopper, { products, quantity: 12, status: 'F' });
  await logIn(page, shopper.username, '/profile-customer/ordered-products');
  await expect(selectOf(page, words, PRIMER)).toBeEnabled();
  for (const code of [ON_REQUEST, CHANGED, REMOVED])
    await expect(selectOf(page, words, code), `${code} cannot be had`).toBeDisabled();
  await inspect(page);

  await page.getByRole('button', { name: words('common:table.filters'), exact: true }).click();
  await page
    .getByRole('textbox', { name: words('ordered-products:filters.color'), exact: true })
    .fill('7035');
  await page.getByRole('button', { name: words('common:actions.filter'), exact: true }).click();
  await expect(page).toHaveURL(/color=7035/);
  await expect(selectOf(page, words, UNPRICED)).toHaveCount(0);
  await page.reload();
  await expect(selectOf(page, words, PRIMER)).toBeVisible();
  const star = page.getByRole('button', {
    name: words('ordered-products:prefer.label', { product: PRIMER }),
  });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await star.click();
  await expect(star, 'seen at once').toHaveAttribute('aria-pressed', 'true');
  await saved;
  await page.goBack();
  await expect(selectOf(page, words, UNPRICED)).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  const packages = words('cart:packages', { count: 12 });
  await page
    .getByRole('button', { name: words('ordered-products:takeOver', { packages, product: PRIMER }) })
    .click();
  await expect(quantityOf(page, words, PRIMER)).toHaveValue('12');
  await page.getByRole('checkbox', { name: words('common:table.selectAll') }).check();
  const bar = page.getByRole('region', { name: words('common:table.selection') });
  await expect(bar, 'only what is available').toContainText(words('common:table.selected', { count: 2 }));
  await bar.getByRole('button', { name: words('ordered-products:add.toCart') }).click();
  const question = page.getByRole('dialog', { name: words('cart:unpricedCart.title') });
  await expect(question).toContainText(UNPRICED);
  await inspect(page);
  await question.getByRole('button', { name: words('cart:unpricedCart.proceed') }).click();
  await page.getByRole('link', { name: words('cart:added.toCart') }).click();
  await expect(page).toHaveURL(at('/profile-customer/cart'));
  await expect(quantityOf(page, words, PRIMER)).toHaveValue('12');
  await expect(quantityOf(page, words, UNPRICED)).toBeVisible();
});

test('a changed code leads to the new product, a missing price to the cart, a sheet to its PDF', async ({
  page,
  db,
}, { project }) => {
  const { language, words, isPhone } = voiceOf(project.name);
  const shopper = await aShopper(db, { language });
  await anOrderOf(db, shopper, { products: [PRIMER, UNPRICED, CHANGED], quantity: 4, status: 'F' });
  await logIn(page, shopper.username, '/profile-customer/ordered-products');
  await page
    .getByRole('button', { name: words('ordered-products:codeChange.explain', { product: CHANGED }) })
    .click();
  const change = page.getByRole('dialog', { name: words('ordered-products:codeChange.title') });
  await inspect(page);
  await change
    .getByRole('button', { name: words('ordered-products:codeChange.open', { code: 'F121-3020-25' }) })
    .click();
  await expect(page).toHaveURL(/open=F121-3020-25/);
  await expect(openedProduct(page).getByRole('navigation')).toContainText(
    words('shell:private.orderedProducts'),
  );
  await page.goBack();

  await page
    .getByRole('button', { name: words('ordered-products:unassigned.explain', { product: UNPRICED }) })
    .click();
  const price = page.getByRole('dialog', { name: words('common:product.priceNotAssigned') });
  await price.getByRole('button', { name: words('ordered-products:add.toCart') }).click();
  await expect(page.getByText(words('cart:added.title', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: words('common:states.dismiss') }).click();

  await page.getByRole('button', { name: words('ordered-products:tds', { product: PRIMER }) }).click();
  const sheets = page.getByRole('dialog', { name: words('tds:section.title') });
  await sheets.getByRole('tab', { name: 'EN' }).click();
  // On a phone the dialog covers half of a field behind it, which nobody can touch then, but axe measures.
  if (!isPhone) await inspect(page);
  const download = page.waitForEvent('download');
  await sheets.getByRole('button', { name: words('tds:section.download') }).click();
  expect((await download).suggestedFilename()).toMatch(/^TDS-F120-.+-EN\.pdf$/);
});

test('an offer goes from the cart to the desk and back, and is ordered once at its own date', async ({
  page,
  request,
  db,
}, { project }) => {
  const { language, words, isPhone } = voiceOf(project.name);
  const shopper = await aShopper(db, { language, businessName: LONG_NAME });
  await fillCart(db, shopper, [PRIMER, UNPRICED], 8);
  await logIn(page, shopper.username, '/profile-customer/cart');
  const start = page.getByRole('button', { name: words('cart:requestOffer') });
  await expect(start, 'an offer needs a selected line').toBeDisabled();
  await page.getByRole('checkbox', { name: words('common:table.selectAll') }).check();
  await start.click();
  await expect(page).toHaveURL(at('/checkout/offer'));
  await page.getByRole('textbox', { name: words('checkout:fields.offerNote') }).fill('Brücke, Los 2');
  await inspect(page);
  await page.getByRole('button', { name: words('checkout:actions.sendOffer') }).dblclick();
  await expect(page.getByText(words('checkout:offerSuccess.title'))).toBeVisible();
  await page.getByRole('link', { name: words('checkout:offerSuccess.list') }).click();
  await expect(page.getByText('Brücke, Los 2'), 'the new request is unfolded').toBeVisible();
  await expect(rowWith(page, isPhone, words('offers:status.PENDING'))).toBeVisible();
  await inspect(page);

  await acceptOffer(request, db, shopper, 4.5);
  await page.reload();
  await expect(page.getByText('Brücke, Los 2'), 'and stays so').toBeVisible();
  await expect(rowWith(page, isPhone, words('offers:status.ACCEPTED'))).toBeVisible();
  await inspect(page);
  const order = page.getByRole('button', { name: new RegExp(`^${words('offers:requestOrder')}`) });
  await order.click();
  await expect(page).toHaveURL(at('/checkout/order'));
  const date = page.getByRole('textbox', { name: words('checkout:fields.deliveryDateRequested') });
  await expect(date, "the date is the offer's").toBeDisabled();
  const customerOrderCode = newOrderCode();
  await fillOrder(page, words, { customerOrderCode, shippingNote: 'Tor 3' });
  await inspect(page);
  await sendButton(page, words).click();
  await expect(page.getByText(words('checkout:success.title'))).toBeVisible();
  expect(await orderRequestsOf(db, customerOrderCode)).toEqual([
    { status: 'PENDING', quantity: 8 },
    { status: 'PENDING', quantity: 8 },
  ]);
  await page.goto('./profile-customer/request-offers');
  await expect(rowWith(page, isPhone, words('offers:status.CLOSED'))).toBeVisible();
  await expect(order, 'an offer is ordered once').toHaveCount(0);
});

test('a faulty paste is put right line by line, and nothing of it is lost', async ({ page, db }, {
  project,
}) => {
  const { language, words } = voiceOf(project.name);
  const shopper = await aShopper(db, { language });
  await logIn(page, shopper.username, '/profile-customer/quick-order');
  const area = page.getByRole('textbox', { name: words('quick-order:lines') });
  const check = page.getByRole('button', { name: words('quick-order:check') });
  await check.click();
  await expect(page.getByText(words('quick-order:missing'))).toBeVisible();
  await area.fill(`f120;7035;25;5\nF12O-7035-05 4\nwas ist das`);
  await inspect(page);
  await check.click();
  await expect(page.getByText(words('quick-order:wrong', { count: 2 }))).toBeVisible();
  await expect(quantityOf(page, words, PRIMER), 'rounded up to the multiplier').toHaveValue('8');
  await inspect(page);
  await page
    .getByRole('button', {
      name: words('quick-order:accept', { code: 'F120-7035-05', text: 'F12O-7035-05 4' }),
    })
    .click();
  await expect(page.getByText(words('quick-order:wrong', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: words('quick-order:add', { count: 2 }) }).click();
  await expect(page.getByText(words('cart:added.title', { count: 2 }))).toBeVisible();
  await expect(area, 'what is wrong stays to be put right').toHaveValue('was ist das');
  await page.reload();
  await expect(area).toHaveValue('was ist das');
  await page.goto('./profile-customer/cart');
  await expect(quantityOf(page, words, PRIMER)).toHaveValue('8');
  await expect(quantityOf(page, words, 'F120-7035-05')).toBeVisible();
});

test('a file of lines is read, checked and added in one go, and the cart in the bar counts them', async ({
  page,
  db,
}, { project }) => {
  const { language, words } = voiceOf(project.name);
  const shopper = await aShopper(db, { language });
  await logIn(page, shopper.username, '/profile-customer/quick-order');
  const upload = (name: string, content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await upload('bestellung.csv', `codice;quantita\n${PRIMER};8\nF120-7035-05;4\nF120-7035-99;1\n`);
  await expect(quantityOf(page, words, PRIMER)).toHaveValue('8');
  await expect(quantityOf(page, words, 'F120-7035-05')).toHaveValue('4');
  await expect(page.getByText('F120-7035-99').first(), 'what does not exist is shown').toBeVisible();
  await inspect(page);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/carts/items'),
  );
  await page.getByRole('button', { name: words('quick-order:add', { count: 2 }) }).click();
  expect((await sent).headers().prefer, 'a large cart costs nothing').toBe('return=minimal');
  await expect(page.getByText(words('cart:added.title', { count: 2 }))).toBeVisible();
  const cart = page.getByRole('link', { name: words('shell:cart.withItems', { count: 2 }) });
  await expect(cart).toBeVisible();
  await page.getByRole('link', { name: words('cart:added.toCart') }).click();
  await expect(quantityOf(page, words, PRIMER)).toHaveValue('8');
  await expect(quantityOf(page, words, 'F120-7035-05')).toHaveValue('4');

  await quantityOf(page, words, PRIMER).fill('12');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/carts'),
  );
  await quantityOf(page, words, PRIMER).press('Tab');
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(quantityOf(page, words, PRIMER)).toHaveValue('12');
  await expect(cart).toBeVisible();
});
