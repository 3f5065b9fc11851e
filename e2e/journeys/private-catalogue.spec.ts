import { randomInt } from 'node:crypto';
import { DEFAULT_LANGUAGE, localized } from '@cromia/domain/languages';
import { levelSchema } from '@cromia/domain/private-catalogue/tree';
import type { Page } from '@playwright/test';
import { aSheet, type SheetRow } from '../../server/demo/catalogue/sheet.ts';
import type { Database } from '../../server/src/platform/database.ts';
import { expect, inspect, test } from '../src/journey.ts';
import { demo } from '../src/people.ts';
import { logIn, open, title } from '../src/steps.ts';
import { type Words, wordsOf } from '../src/texts.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

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

/** Chooses a file in the open dialog and sends it. */
async function send(page: Page, words: Words, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: words('private-catalogue:upload.confirm') }).click();
}

/** A member of the staff of their own, who reads a language. @returns the user name */
async function aColleague(db: Database, name: 'it' | 'admin', language: string): Promise<string> {
  const {
    id: _id,
    searchName: _made,
    ...row
  } = await db.selectFrom('users').selectAll().where('username', '=', demo(name)).executeTakeFirstOrThrow();
  const username = `${name}-${language}-${randomInt(1e9)}@e2e.cromia.test`;
  await db
    .insertInto('users')
    .values({ ...row, username, language })
    .execute();
  return username;
}

/** One after the other: there is one catalogue that everybody sees. */
test.describe.configure({ mode: 'serial' });

for (const { language, locale, viewport } of [
  { language: 'it', locale: 'it-IT', viewport: DESK },
  { language: 'de', locale: 'de-DE', viewport: PHONE },
]) {
  const words = wordsOf(language);

  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport, locale });

    test('a visitor goes down the tree to a product and to the ways to buy it', async ({ page }) => {
      await open(page, '/products-search/b2c');
      await expect(title(page)).toHaveText(words('private-catalogue:title'));
      await inspect(page);
      for (const place of ['ENAMELS', 'ENAMELS/ENAMELS-WATER', 'ENAMELS/ENAMELS-WATER/E600']) {
        await page.locator(`a[href$="path=${encodeURIComponent(place)}"]`).click();
        await expect(page).toHaveURL(new RegExp(`path=${encodeURIComponent(place)}$`));
        await expect(
          page.getByRole('navigation', { name: words('private-catalogue:breadcrumb') }),
        ).toBeVisible();
      }
      await expect(page.getByText('E600').first()).toBeVisible();
      await inspect(page);
      await page.getByRole('button', { name: words('private-catalogue:buy') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('link', { name: words('catalogue:buy.storeAction') })).toHaveAttribute(
        'href',
        /^https:/,
      );
      await inspect(page);
      await dialog.getByRole('button', { name: words('catalogue:buy.cartAction') }).click();
      await expect(dialog.getByRole('link', { name: words('catalogue:loginPrompt.access') })).toBeVisible();
      await page.getByRole('button', { name: words('catalogue:loginPrompt.back') }).click();
      await expect(dialog.getByRole('button', { name: words('catalogue:buy.cartAction') })).toBeVisible();
    });

    test('a level and a product are read by their addresses alone, and come to life as they stand', async ({
      page,
      browser,
      baseURL,
    }) => {
      const still = await browser.newContext({
        baseURL: baseURL ?? '',
        locale,
        viewport,
        javaScriptEnabled: false,
      });
      const reader = await still.newPage();
      const product = 'ENAMELS/ENAMELS-WATER/E600';
      for (const path of ['ENAMELS/ENAMELS-WATER', product]) {
        const address = `/products-search/b2c?path=${encodeURIComponent(path)}`;
        const answer = await page.request.get(`/api/v1/public/b2c/level?path=${encodeURIComponent(path)}`);
        const { node, children } = levelSchema.parse(await answer.json());
        const name = localized(node?.name, language);
        await reader.goto(`.${address}`);
        await expect(title(reader)).toHaveText(name);
        await expect(reader).toHaveTitle(`${name} · Cromia`);
        const locale = language === DEFAULT_LANGUAGE ? '' : `&locale=${language}`;
        await expect(reader.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          `${baseURL?.replace(/\/$/, '')}${address}${locale}`,
        );
        for (const child of children)
          await expect(reader.locator(`a[href$="path=${encodeURIComponent(child.path)}"]`)).toBeVisible();
        const description = localized(node?.description, language);
        if (path === product) {
          await expect(reader.getByRole('main').getByText(description)).toBeVisible();
          // In the colours of the portal, which no script has chosen.
          await expect(
            reader.getByRole('button', { name: words('private-catalogue:buy'), exact: true }),
          ).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        }
        await expect(reader.locator('.no-script > :visible')).toHaveAttribute('lang', language);
        await open(page, address);
        await expect(title(page)).toHaveText(name);
        await inspect(page);
      }
      await still.close();
    });

    test('IT uploads, the manager approves, the visitor sees it', async ({
      page,
      browser,
      baseURL,
      db,
      watch,
    }) => {
      watch.expects(400, '/api/v1/public/b2c');
      const file = `catalogo-${language}-${randomInt(1e9)}.xlsx`;
      await logIn(page, await aColleague(db, 'it', language), '/products-search/b2c');
      await page.getByRole('button', { name: words('private-catalogue:upload.open') }).click();
      await expect(page.getByText(words('private-catalogue:upload.warning'))).toBeVisible();
      await send(page, words, 'a.xlsx', aSheet([{ code: 'A', parent: 'NESSUNO' }, { code: '' }]));
      await expect(page.getByText(words('private-catalogue:report.faults.missing'))).toBeVisible();
      await expect(page.getByText(words('private-catalogue:report.unchanged'))).toBeVisible();
      await inspect(page);
      await send(page, words, file, aSheet(TREE));
      await expect(page.getByText(words('private-catalogue:upload.doneTitle'))).toBeVisible();
      await inspect(page);

      const elsewhere = async () =>
        (await browser.newContext({ baseURL: baseURL ?? '', locale, viewport })).newPage();
      const visitor = await elsewhere();
      await open(visitor, '/products-search/b2c');
      await expect(visitor.locator('a[href$="path=METAL"]')).toBeVisible();
      const levelPage = (path: string) =>
        visitor.request.get(`./products-search/b2c?path=${path}&locale=${language}`);
      const before = await levelPage('WALLS');
      expect([before.status(), (await levelPage('METAL')).status()]).toEqual([200, 200]);
      expect(await before.text()).not.toContain(TREE[0]?.[`name_${language}`]);

      const desk = await elsewhere();
      await logIn(desk, await aColleague(db, 'admin', language), '/backoffice/private-catalogue');
      await inspect(desk);
      await desk.getByRole('link', { name: file }).first().click();
      await expect(title(desk)).toContainText(file);
      await expect(desk.locator('#difference')).toBeVisible();
      await inspect(desk);
      await expect(desk.getByText('other.example', { exact: true })).toBeVisible();
      await expect(
        desk.getByText(words('private-catalogue:difference.newShop'), { exact: true }),
      ).toBeVisible();
      await desk.getByRole('button', { name: words('private-catalogue:difference.kinds.moved') }).click();
      await expect(desk.locator('del', { hasText: 'https://store.cromia.example/p/H500' })).toBeVisible();
      await expect(desk.getByRole('link', { name: 'https://other.example/h500' })).toBeVisible();
      await inspect(desk);
      await desk.getByRole('button', { name: words('private-catalogue:desk.approve') }).click();
      const approval = desk.getByRole('dialog', { name: words('private-catalogue:desk.approveTitle') });
      await inspect(desk);
      await approval.getByRole('button', { name: words('private-catalogue:desk.approve') }).click();
      await expect(desk.getByText(words('private-catalogue:desk.published'))).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByText(TREE[0]?.[`name_${language}`] ?? '')).toBeVisible();
      await expect(visitor.locator('a[href$="path=METAL"]')).toHaveCount(0);
      expect((await levelPage('METAL')).status()).toBe(404);
      expect(await (await levelPage('WALLS')).text()).toContain(`<title>${TREE[0]?.[`name_${language}`]} `);
      await inspect(visitor);

      // What was shown before is shown again, for the journeys that follow too.
      await open(desk, '/backoffice/private-catalogue');
      await desk.getByRole('link', { name: 'catalogo-privati-autunno.xlsx' }).first().click();
      const restore = words('private-catalogue:desk.restore');
      await desk.getByRole('button', { name: restore }).click();
      await desk.getByRole('dialog').getByRole('button', { name: restore }).click();
      await expect(desk.getByText(words('private-catalogue:desk.published'))).toBeVisible();
      await visitor.reload();
      await expect(visitor.locator('a[href$="path=METAL"]')).toBeVisible();
      await visitor.context().close();
      await desk.context().close();
    });
  });
}
