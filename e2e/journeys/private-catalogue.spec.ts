import { randomInt } from 'node:crypto';
import { pickLocalizedText } from '@cromia/domain/languages';
import { levelSchema } from '@cromia/domain/private-catalogue/tree';
import type { Page } from '@playwright/test';
import { buildSheetFile, type SheetRow } from '../../server/demo/catalogue/sheet.ts';
import { expect, test } from '../src/journey.ts';
import { demoUsername } from '../src/people.ts';
import { blockScripts, findTitle, logIn, open, waitUntilPrerendered } from '../src/steps.ts';

const TREE: readonly SheetRow[] = [
  { code: 'WALLS', image: 'walls.svg', name_it: 'Pareti di casa', name_de: 'Wände zu Hause' },
  { code: 'WALLS-NEW', parent: 'WALLS', image: 'walls-paint.svg', name_it: 'Novità', name_de: 'Neuheiten' },
  {
    code: 'H500',
    parent: 'WALLS-NEW',
    brand: 'Muralcrom',
    image: 'bucket-walls.svg',
    link: 'https://other.example/h500',
    name_it: 'Idropittura lavabile',
    name_de: 'Scheuerbeständige Innenfarbe',
    description_it: 'Per pareti e soffitti.',
  },
];
const NEW_NAME = 'Pareti di casa';

/** Both journeys use the portal's only private catalogue, so they run sequentially in one project. */
test.describe.configure({ mode: 'serial' });

test.describe('in German on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });

  test('a visitor browses the tree to a product, and reads both without JavaScript', async ({
    page,
    browser,
    baseURL,
  }) => {
    const product = 'ENAMELS/ENAMELS-WATER/E600';
    await open(page, '/products-search/b2c');
    for (const place of ['ENAMELS', 'ENAMELS/ENAMELS-WATER', product]) {
      await page.locator(`a[href$="path=${encodeURIComponent(place)}"]`).click();
      await expect(page).toHaveURL(new RegExp(`path=${encodeURIComponent(place)}$`));
    }
    await expect(page.getByText('E600').first()).toBeVisible();
    await waitUntilPrerendered(page, `/products-search/b2c?path=${encodeURIComponent(product)}`);
    const releaseScripts = await blockScripts(page);
    await page.reload({ waitUntil: 'commit' });
    // A click before the script has loaded takes effect once the script has loaded.
    await page.getByRole('button', { name: 'Kaufen' }).click();
    releaseScripts();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Zum Shop' })).toHaveAttribute(
      'href',
      /^https:/,
    );

    const staticContext = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'de-DE',
      javaScriptEnabled: false,
    });
    const staticPage = await staticContext.newPage();
    for (const path of ['ENAMELS/ENAMELS-WATER', product]) {
      const query = `path=${encodeURIComponent(path)}`;
      const response = await page.request.get(`/api/v1/public/b2c/level?${query}`);
      const { node, children } = levelSchema.parse(await response.json());
      const name = pickLocalizedText(node?.name, 'de');
      const address = `/products-search/b2c?${query}`;
      await waitUntilPrerendered(staticPage, address);
      await staticPage.goto(`.${address}`);
      await expect(findTitle(staticPage)).toHaveText(name);
      await expect(staticPage).toHaveTitle(`${name} · Cromia`);
      const canonical = `${baseURL?.replace(/\/$/, '')}${address}`;
      await expect(staticPage.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${canonical}&locale=de`,
      );
      const italian = await (await page.request.get(`.${address}&locale=it`)).text();
      expect(italian).toContain(`<link rel="canonical" href="${canonical}"/>`);
      for (const child of children)
        await expect(staticPage.locator(`a[href$="path=${encodeURIComponent(child.path)}"]`)).toBeVisible();
      if (path === product) {
        const description = pickLocalizedText(node?.description, 'de');
        await expect(staticPage.getByRole('main').getByText(description)).toBeVisible();
        // The portal's colours apply without JavaScript.
        await expect(staticPage.getByRole('button', { name: 'Kaufen', exact: true })).not.toHaveCSS(
          'background-color',
          'rgba(0, 0, 0, 0)',
        );
      }
      await expect(staticPage.locator('.no-script > :visible')).toHaveAttribute('lang', 'de');
      await open(page, address);
      await expect(findTitle(page)).toHaveText(name);
    }
    await staticContext.close();
  });
});

/** Selects a file in the open dialog and uploads it. */
async function uploadFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Carica e invia in approvazione' }).click();
}

test('IT uploads a catalogue, an admin approves it, and a visitor sees it', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.expects(400, '/api/v1/public/b2c');
  const file = `catalogo-${randomInt(1e9)}.xlsx`;
  await logIn(page, demoUsername('it'), '/products-search/b2c');
  await page.getByRole('button', { name: 'Carica catalogo' }).click();
  await uploadFile(page, 'a.xlsx', buildSheetFile([{ code: 'A', parent: 'NESSUNO' }, { code: '' }]));
  await expect(page.getByText('Compila questa cella.')).toBeVisible();
  await uploadFile(page, file, buildSheetFile(TREE));
  await expect(page.getByText('Caricato, in attesa di approvazione')).toBeVisible();

  const openNewPage = async () =>
    (await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' })).newPage();
  const visitor = await openNewPage();
  await open(visitor, '/products-search/b2c');
  await expect(visitor.locator('a[href$="path=METAL"]')).toBeVisible();
  const requestLevel = (path: string) => visitor.request.get(`./products-search/b2c?path=${path}&locale=it`);
  const before = await requestLevel('WALLS');
  expect([before.status(), (await requestLevel('METAL')).status()]).toEqual([200, 200]);
  expect(await before.text()).not.toContain(NEW_NAME);

  const desk = await openNewPage();
  await logIn(desk, demoUsername('admin'), '/backoffice/private-catalogue');
  await desk.getByRole('link', { name: file }).first().click();
  await expect(findTitle(desk)).toContainText(file);
  await expect(desk.getByText('nuovo', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Spostato' }).click();
  await expect(desk.locator('del', { hasText: 'https://store.cromia.example/p/H500' })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'https://other.example/h500' })).toBeVisible();
  await desk.getByRole('button', { name: 'Approva e pubblica' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Approva e pubblica' }).click();
  await expect(desk.getByText('Il catalogo è visibile a tutti.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(NEW_NAME)).toBeVisible();
  await expect(visitor.locator('a[href$="path=METAL"]')).toHaveCount(0);
  expect((await requestLevel('METAL')).status()).toBe(404);
  await waitUntilPrerendered(visitor, '/products-search/b2c?path=WALLS&locale=it', `<title>${NEW_NAME} `);

  // Restores the earlier catalogue for other journeys.
  await open(desk, '/backoffice/private-catalogue');
  await desk.getByRole('link', { name: 'catalogo-privati-autunno.xlsx' }).first().click();
  const restoreLabel = 'Ripristina questa versione';
  await desk.getByRole('button', { name: restoreLabel }).click();
  await desk.getByRole('dialog').getByRole('button', { name: restoreLabel }).click();
  await expect(desk.getByText('Il catalogo è visibile a tutti.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator('a[href$="path=METAL"]')).toBeVisible();
  await visitor.context().close();
  await desk.context().close();
});
