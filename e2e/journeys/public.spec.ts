import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '@cromia/domain/limits';
import type { Page } from '@playwright/test';
import { expect, stubMapTiles, test } from '../src/journey.ts';
import { aShopper, demoUsername } from '../src/people.ts';
import {
  blockScripts,
  fillLogin,
  findOpenProduct,
  findTitle,
  logIn,
  matchUrl,
  open,
  waitUntilPrerendered,
} from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

/** Waits for the web font, because text positions are comparable only in the same font. */
async function waitForFont(page: Page): Promise<void> {
  // Until the stylesheet has loaded, no font is declared and `load` resolves at once with an empty list.
  await page.waitForFunction(
    `document.fonts.load("1em 'Inter Variable'").then((loaded) => loaded.length > 0)`,
  );
}

test('a page is shown before its scripts have loaded, and does not move on hydration', async ({
  page,
  context,
}) => {
  const words = wordsOf('it');

  await test.step('a private page shows its placeholder from the top', async () => {
    const releaseScripts = await blockScripts(page);
    await page.goto('./profile-customer/orders', { waitUntil: 'commit' });
    const placeholder = page.locator('.boot');
    await expect(placeholder).toBeVisible();
    expect((await placeholder.boundingBox())?.y).toBe(0);
    releaseScripts();
    await expect(page).toHaveURL(matchUrl('/login'));
    await expect(placeholder).toBeHidden();
  });

  await test.step('a mailed link shows its form, and its user after hydration', async () => {
    const link = '/new-password?username=mario@colorificio.test&token=x';
    await waitUntilPrerendered(page, link);
    const mailedPage = await context.newPage();
    const releaseScripts = await blockScripts(mailedPage);
    await mailedPage.goto(`.${link}`, { waitUntil: 'commit' });
    await expect(findTitle(mailedPage)).toHaveText('Scegli una nuova password');
    await waitForFont(mailedPage);
    const position = await mailedPage.locator('input[type=password]').last().boundingBox();
    releaseScripts();
    await expect(mailedPage.getByText('mario@colorificio.test', { exact: true })).toBeVisible();
    expect(await mailedPage.locator('input[type=password]').last().boundingBox()).toEqual(position);
    await mailedPage.close();
  });

  await test.step('the login form can be filled in after hydration', async () => {
    await waitUntilPrerendered(page, '/products-search');
    const login = await context.newPage();
    const releaseScripts = await blockScripts(login);
    await login.goto('./products-search', { waitUntil: 'commit' });
    const password = login.locator('input[type=password]');
    await expect(password).toBeVisible();
    await expect(login.locator('form[inert]')).toBeVisible();
    await login.getByRole('link', { name: 'Password dimenticata?' }).click({ trial: true });
    await waitForFont(login);
    const position = await password.boundingBox();
    releaseScripts();
    await expect(login).toHaveURL(matchUrl('/login'));
    await expect(login.locator('form[inert]')).toHaveCount(0);
    expect(await password.boundingBox()).toEqual(position);
    await fillLogin(login, words, demoUsername('customer2'));
    await expect(login).toHaveURL(matchUrl('/products-search'));
  });
});

test('the language of a link persists when a visitor navigates before the scripts have loaded', {
  tag: '@phone',
}, async ({ page }) => {
  const releaseScripts = await blockScripts(page);
  await waitUntilPrerendered(page, '/login?locale=de');
  await page.goto('./login?locale=de', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.waitForURL(matchUrl('/forgot-password'), { waitUntil: 'commit' });
  releaseScripts();
  await expect(findTitle(page)).toHaveText('Passwort vergessen');
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  const words = wordsOf('de');

  test('a TDS link shows visitors the serial, and the login returns to the product', {
    tag: '@phone',
  }, async ({ page, db }) => {
    const shopper = await aShopper(db, { language: 'de' });
    await page.goto('./products-search?serial=F120&showTds=true');
    await page
      .getByRole('article', { name: /^F120 / })
      .getByRole('toolbar')
      .getByRole('button', { name: /^7035/ })
      .click();
    await expect(page).toHaveURL(/\/products-search\/guest\?serial=F120&open=F120-7035-/);
    const product = findOpenProduct(page);
    await product
      .getByRole('region', { name: 'Technisches Merkblatt' })
      .getByRole('button', { name: 'PDF herunterladen' })
      .click();
    const prompt = page.getByRole('dialog', { name: 'Zum Fortfahren anmelden' });
    await expect(prompt).toContainText(
      'Zum Herunterladen des technischen Merkblatts ist eine Anmeldung nötig. Danach kehren Sie zu diesem Produkt zurück.',
    );
    await prompt.getByRole('button', { name: 'Zurück' }).click();
    await expect(prompt).toHaveCount(0);
    await product.getByRole('button', { name: 'Kaufen', exact: true }).first().click();
    await page
      .getByRole('dialog', { name: 'Wie möchten Sie kaufen?' })
      .getByRole('button', { name: 'In den Warenkorb' })
      .click();
    await prompt.getByRole('link', { name: 'Anmelden' }).click();
    await fillLogin(page, words, shopper.username);
    await expect(page, 'the login leads back to the product').toHaveURL(
      /\/products-search\/guest\?.*open=F120-7035/,
    );
    await expect(product.getByText('Ihr Nettopreis, zzgl. MwSt.', { exact: true })).toBeVisible();
  });

  test('a visitor finds a dealer from the home page, with its telephone and its location on a map', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await stubMapTiles(context);
    await open(page, '/');
    await page.getByRole('link', { name: 'Händler finden' }).click();
    await expect(findTitle(page)).toHaveText('Händler');
    // No dealer has exactly this postal code.
    await page.getByRole('combobox', { name: 'Postleitzahl oder Ort' }).fill('36999');
    await page.getByRole('combobox', { name: 'Land' }).click();
    await page.getByRole('option', { name: 'Italien' }).click();
    await page.getByRole('search').getByRole('button', { name: 'Suchen' }).click();
    await expect(
      page.getByText('Kein Händler mit Postleitzahl 36999: Hier sind die Händler im Gebiet 36.'),
    ).toBeVisible();
    await page.reload();
    const first = page.getByRole('list', { name: 'Händler' }).getByRole('listitem').first();
    await expect(first).toContainText(/36\d{3} /);
    await expect(first.getByRole('link', { name: /^\+39 \d+ \d/ })).toHaveAttribute('href', /^tel:\+39\d+$/);
    await page.getByText('Karte', { exact: true }).click();
    await expect(page).toHaveURL(/view=map/);
    const map = page.getByRole('region', { name: 'Karte der Händler' });
    await expect(map.getByRole('button').first()).toBeVisible();
  });

  test('a visitor writes to customer service, and the back office answers in its own language', async ({
    page,
    browser,
    baseURL,
  }) => {
    const question = `Welcher Grund für verzinkten Stahl? ${Date.now()}`;
    await open(page, '/contact-area');
    await page.getByRole('radio', { name: 'Vertriebsanfrage' }).check();
    await page.getByRole('textbox', { name: 'Nachricht' }).fill(question);
    await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Anna Bianchi');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('anna@e2e.test');
    // The portal rejects forms that are filled in faster than a person can type.
    await wait(LIMITS.contactTypingMs);
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(page.getByText('Vielen Dank. Wir antworten an anna@e2e.test.')).toBeVisible();
    const desk = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
    const admin = await desk.newPage();
    await logIn(
      admin,
      demoUsername('admin'),
      `/backoffice/contact-requests?text=${encodeURIComponent(question)}`,
    );
    await admin.getByRole('link', { name: 'Anna Bianchi' }).click();
    await admin.waitForURL(/contact-requests\/[\w-]{36}/);
    await expect(admin.getByText(question, { exact: true })).toBeVisible();
    await admin.getByRole('textbox', { name: 'La tua risposta' }).fill('F120 passt.');
    const send = admin.getByRole('button', { name: 'Invia risposta' });
    await send.click();
    const sentMessage = 'La risposta è stata inviata a anna@e2e.test.';
    await expect(admin.getByText(sentMessage)).toBeVisible();
    await expect(send).toBeHidden();
    await desk.close();
  });
});

test('public pages have server-rendered titles, also with a trailing slash or an unknown level', async ({
  page,
  watch,
}) => {
  watch.expects(404, 'path=GONE');
  const PAGES = [
    ['/', 'shell:home.title', 'it'],
    ['/login', 'accounts:login.title', 'de'],
    ['/registration/C', 'accounts:registration.title', 'it'],
    ['/forgot-password', 'accounts:forgot.title', 'de'],
    ['/contact-area', 'contact:title', 'it'],
    ['/cookies', 'legal:cookies.title', 'de'],
  ] as const;
  for (const [path, key, language] of PAGES) {
    await waitUntilPrerendered(page, `${path}?locale=${language}`);
    const html = await (await page.request.get(`.${path}?locale=${language}`)).text();
    expect(html, path).toContain(`<title>${wordsOf(language)(key)} · Cromia</title>`);
    expect(html, path).toMatch(/<meta name="description" content="[^"]+"/);
  }
  for (const language of ['de', 'it']) {
    const words = wordsOf(language);
    await waitUntilPrerendered(page, `/faq?locale=${language}`);
    await open(page, `/faq/?locale=${language}`);
    await expect(page).toHaveURL(matchUrl('/faq'));
    await expect(page).toHaveTitle(`${words('help:title')} · Cromia`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      language === 'it' ? /\/faq$/ : /\/faq\?locale=de$/,
    );
  }
  await page.getByRole('button', { name: 'Registrazione' }).click();
  const video = page.locator('video');
  await expect(video.locator('track')).toHaveCount(7);
  for (const source of await video.locator('source, track').all()) {
    const address = (await source.getAttribute('src')) ?? '';
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  await open(page, '/products-search/b2c?path=GONE');
  await expect(page).toHaveTitle(`Pitture per la casa · Cromia`);
});
