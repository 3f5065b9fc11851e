import { randomInt } from 'node:crypto';
import { pickLocalizedText } from '@cromia/domain/languages';
import { levelSchema } from '@cromia/domain/private-catalogue/tree';
import type { Page } from '@playwright/test';
import { buildSheetFile, type SheetRow } from '../../server/demo/catalogue/sheet.ts';
import { expect, test } from '../src/journey.ts';
import { demo } from '../src/people.ts';
import { holdProgram, logIn, open, title, untilPrerendered } from '../src/steps.ts';

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
    await untilPrerendered(page, `/products-search/b2c?path=${encodeURIComponent(product)}`);
    const letGo = await holdProgram(page);
    await page.reload({ waitUntil: 'commit' });
    // A click before the script has loaded takes effect once the script has loaded.
    await page.getByRole('button', { name: 'Kaufen' }).click();
    letGo();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Zum Shop' })).toHaveAttribute(
      'href',
      /^https:/,
    );

    const still = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'de-DE',
      javaScriptEnabled: false,
    });
    const reader = await still.newPage();
    for (const path of ['ENAMELS/ENAMELS-WATER', product]) {
      const query = `path=${encodeURIComponent(path)}`;
      const response = await page.request.get(`/api/v1/public/b2c/level?${query}`);
      const { node, children } = levelSchema.parse(await response.json());
      const name = pickLocalizedText(node?.name, 'de');
      const address = `/products-search/b2c?${query}`;
      await untilPrerendered(reader, address);
      await reader.goto(`.${address}`);
      await expect(title(reader)).toHaveText(name);
      await expect(reader).toHaveTitle(`${name} · Cromia`);
      const canonical = `${baseURL?.replace(/\/$/, '')}${address}`;
      await expect(reader.locator('link[rel="canonical"]')).toHaveAttribute('href', `${canonical}&locale=de`);
      const italian = await (await page.request.get(`.${address}&locale=it`)).text();
      expect(italian).toContain(`<link rel="canonical" href="${canonical}"/>`);
      for (const child of children)
        await expect(reader.locator(`a[href$="path=${encodeURIComponent(child.path)}"]`)).toBeVisible();
      if (path === product) {
        const description = pickLocalizedText(node?.description, 'de');
        await expect(reader.getByRole('main').getByText(description)).toBeVisible();
        // The portal's colours apply without JavaScript.
        await expect(reader.getByRole('button', { name: 'Kaufen', exact: true })).not.toHaveCSS(
          'background-color',
          'rgba(0, 0, 0, 0)',
        );
      }
      await expect(reader.locator('.no-script > :visible')).toHaveAttribute('lang', 'de');
      await open(page, address);
      await expect(title(page)).toHaveText(name);
    }
    await still.close();
  });
});

/** Selects a file in the open dialog and uploads it. */
async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
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
  await logIn(page, demo('it'), '/products-search/b2c');
  await page.getByRole('button', { name: 'Carica catalogo' }).click();
  await send(page, 'a.xlsx', buildSheetFile([{ code: 'A', parent: 'NESSUNO' }, { code: '' }]));
  await expect(page.getByText('Compila questa cella.')).toBeVisible();
  await send(page, file, buildSheetFile(TREE));
  await expect(page.getByText('Caricato, in attesa di approvazione')).toBeVisible();

  const elsewhere = async () =>
    (await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' })).newPage();
  const visitor = await elsewhere();
  await open(visitor, '/products-search/b2c');
  await expect(visitor.locator('a[href$="path=METAL"]')).toBeVisible();
  const levelPage = (path: string) => visitor.request.get(`./products-search/b2c?path=${path}&locale=it`);
  const before = await levelPage('WALLS');
  expect([before.status(), (await levelPage('METAL')).status()]).toEqual([200, 200]);
  expect(await before.text()).not.toContain(NEW_NAME);

  const desk = await elsewhere();
  await logIn(desk, demo('admin'), '/backoffice/private-catalogue');
  await desk.getByRole('link', { name: file }).first().click();
  await expect(title(desk)).toContainText(file);
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
  expect((await levelPage('METAL')).status()).toBe(404);
  await untilPrerendered(visitor, '/products-search/b2c?path=WALLS&locale=it', `<title>${NEW_NAME} `);

  // Restores the earlier catalogue for other journeys.
  await open(desk, '/backoffice/private-catalogue');
  await desk.getByRole('link', { name: 'catalogo-privati-autunno.xlsx' }).first().click();
  const restore = 'Ripristina questa versione';
  await desk.getByRole('button', { name: restore }).click();
  await desk.getByRole('dialog').getByRole('button', { name: restore }).click();
  await expect(desk.getByText('Il catalogo è visibile a tutti.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator('a[href$="path=METAL"]')).toBeVisible();
  await visitor.context().close();
  await desk.context().close();
});
