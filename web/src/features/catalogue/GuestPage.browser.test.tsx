import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onCall } from '../../../test/api-stub';
import { aProduct, aSerial, found } from '../../../test/builders/product';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const GUEST = '/products-search/guest';

beforeEach(() => {
  onCall('get', '/api/products/filters/advanced', found([aSerial()]));
  onCall('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params, pricesAndDiscounts: null }),
  );
  onCall('get', '/api/tds/versions/last/available-languages', [
    { id: 'sheet-it', language: 'IT', product: 'F1207035' },
  ]);
});

test('a link to a serial redirects a visitor to its guest page', async () => {
  const { words, place } = await openPage('/products-search?serial=F120&color=7035');
  expect(place()).toBe(`${GUEST}?serial=F120&color=7035`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toMatchTextContent(words('catalogue:guest.title', { serial: 'F120' }));
  await expect.element(page.getByRole('article', { name: 'F120 Primer epossidico 2K' })).toBeVisible();
  await inspect();
});

test("a label's link shows the data sheet first, with links to login, registration and dealers", async () => {
  const { words } = await openPage('/products-search?serial=F120&showTds=true', {
    language: 'de',
    viewport: 'phone',
  });
  const main = page.getByRole('main');
  const sheet = main.getByRole('region', { name: words('tds:section.title') }).first();
  await expect.element(sheet).toMatchTextContent(words('tds:section.forVisitors', { languages: 'IT' }));
  const hrefOf = (name: string) => main.getByRole('link', { name });
  await expect
    .element(hrefOf(words('shell:nav.login')).first())
    .toHaveAttribute('href', expect.stringContaining('showTds'));
  await expect
    .element(hrefOf(words('catalogue:guest.register')))
    .toHaveAttribute('href', expect.stringMatching(/\/registration\/C$/));
  await expect
    .element(hrefOf(words('shell:home.ways.dealers.action')))
    .toHaveAttribute('href', expect.stringMatching(/\/sellersMap\/true\/true$/));
  await inspect();
});

test('a visitor sees no prices, gets store and dealer links, and must log in for the cart', async () => {
  onCall('get', '/api/v1/public/b2c/amazon-link', { link: 'https://store.cromia.example/p/F120' });
  const { words } = await openPage(`${GUEST}?serial=F120&open=F120-7035-25`);
  await expect.element(page.getByText(words('catalogue:detail.pricesLogin'))).toBeVisible();
  expect(page.getByText('€', { exact: false }).query()).toBeNull();
  await page
    .getByRole('button', { name: words('catalogue:detail.buy') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: words('catalogue:buy.title') });
  await expect
    .element(dialog.getByRole('link', { name: words('catalogue:buy.storeAction') }))
    .toHaveAttribute('href', 'https://store.cromia.example/p/F120');
  await expect
    .element(dialog.getByRole('link', { name: words('catalogue:buy.sellerAction') }))
    .toHaveAttribute('href', expect.stringMatching(/sellersMap\/false\/true\?brand=/));
  await inspect();
  await dialog.getByRole('button', { name: words('catalogue:buy.cartAction') }).click();
  const prompt = page.getByRole('dialog', { name: words('catalogue:loginPrompt.title') });
  await expect.element(prompt).toMatchTextContent(words('catalogue:loginPrompt.buy'));
  const login = prompt.getByRole('link', { name: words('catalogue:loginPrompt.access') });
  await expect.element(login).toHaveAttribute('href', expect.stringContaining('open%3DF120-7035-25'));
  await inspect();
  await prompt.getByRole('button', { name: words('catalogue:loginPrompt.back') }).click();
  await expect.element(prompt).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('a visitor is asked to log in to download a data sheet', async () => {
  const { words } = await openPage(`${GUEST}?serial=F120&open=F120-7035-25`);
  await page.getByRole('button', { name: words('tds:section.download') }).click();
  await expect
    .element(page.getByRole('dialog', { name: words('catalogue:loginPrompt.title') }))
    .toMatchTextContent(words('catalogue:loginPrompt.tds'));
});

test('the guest page without a serial redirects to the login for the professional search', async () => {
  const { place } = await openPage(GUEST);
  expect(place()).toMatch(/^\/login\?redirectLink=%2Fproducts-search%2Fb2b/);
});

test('a customer on the guest page sees no registration link', async () => {
  const { words } = await openPage(`${GUEST}?serial=F120`, { viewer: aUser() });
  await expect.element(page.getByRole('article', { name: 'F120 Primer epossidico 2K' })).toBeVisible();
  expect(page.getByRole('link', { name: words('catalogue:guest.register') }).query()).toBeNull();
});
