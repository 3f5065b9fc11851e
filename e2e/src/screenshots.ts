// node e2e/src/screenshots.ts <folder>: takes screenshots of every page at four widths, light and dark, in Italian and
// German, and the README's screenshot. It is not a test: people review the screenshots.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER } from './browser.ts';
import { openPortalDatabase } from './database.ts';
import { demoUsername } from './people.ts';
import { createDataDir, ROOT, removeDataDir, startPortal } from './portal.ts';
import { buy, logIn, open, openProduct, startOrder } from './steps.ts';
import { type Words, wordsOf } from './texts.ts';

const PORT = 8199;
const LANGUAGES = ['it', 'de'] as const;
const SCHEMES = ['light', 'dark'] as const;
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
] as const;
const CODE = 'F120-7035-25';

interface Visit {
  page: Page;
  words: Words;
  shoot: (name: string) => Promise<void>;
}

async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
}

async function shootVisitorPages({ page, shoot }: Visit): Promise<void> {
  for (const [name, path] of [
    ['home', '/'],
    ['login', '/login'],
    ['guest', '/products-search/guest?serial=F120'],
    ['unauthorized', '/unauthorized'],
    ['not-found', '/not-found'],
    ['registration-private', '/registration/P'],
    ['registration-company', '/registration/C'],
    ['forgot-password', '/forgot-password'],
    ['new-password', '/new-password?username=anna@example.com&token=example'],
    ['invalid-link', '/confirm-registration'],
    ['demo-mailbox', '/demo/mailbox'],
  ] as const) {
    await open(page, path);
    await shoot(name);
  }
}

async function shootCatalogue({ page, words, shoot }: Visit): Promise<void> {
  for (const [name, path] of [
    ['search-selector', '/products-search'],
    ['search-start', '/products-search/b2b'],
    ['search-name', '/products-search/b2b?nameCode=epoxy'],
    ['search-code', '/products-search/b2b?mode=advanced&serial=F120'],
    ['search-facets', '/products-search/b2b?mode=multi&area=metal&family=epoxy'],
    ['search-nothing', '/products-search/b2b?nameCode=xyzxyz'],
  ] as const) {
    await open(page, path);
    await shoot(name);
  }
  await openProduct(page, CODE);
  await shoot('product');
  await buy(page, words);
  await shoot('product-buy');
}

async function shootProfile({ page, shoot }: Visit): Promise<void> {
  await open(page, '/profile-user');
  await shoot('profile');
  await open(page, '/profile-user?edit=true');
  await shoot('profile-edit');
}

async function shootShop({ page, words, shoot }: Visit): Promise<void> {
  await open(page, '/profile-customer/request-orders');
  await shoot('order-requests');
  await open(page, '/profile-customer/cart');
  await shoot('cart');
  await startOrder(page, words, CODE);
  await shoot('checkout');
}

async function shootBackOffice({ page, shoot }: Visit): Promise<void> {
  await open(page, '/backoffice/order-requests');
  await shoot('backoffice-order-requests');
  await page.getByRole('main').getByRole('link', { name: /\d/ }).first().click();
  await shoot('backoffice-order-request');
  for (const name of ['users', 'audit'] as const) {
    await open(page, `/backoffice/${name}`);
    await shoot(`backoffice-${name}`);
  }
}

async function shootCustomers({ page, shoot }: Visit): Promise<void> {
  await open(page, '/profile-agent');
  await shoot('customers');
}

/**
 * Takes the screenshots of one language in each colour scheme and window size, logged in as the user whom each part
 * requires.
 */
async function shootAll(
  browser: Browser,
  folder: string,
  address: string,
  language: (typeof LANGUAGES)[number],
): Promise<void> {
  for (const colorScheme of SCHEMES) {
    for (const viewport of WINDOWS) {
      const words = wordsOf(language);
      const series = `${language}-${colorScheme}-${viewport.width}`;
      const visit = async (part: (visit: Visit) => Promise<void>, username?: string) => {
        const context = await browser.newContext({
          baseURL: address,
          viewport,
          colorScheme,
          locale: language,
          timezoneId: 'Europe/Rome',
          reducedMotion: 'reduce',
          hasTouch: viewport.width < 768,
          isMobile: viewport.width < 768,
        });
        const page = await context.newPage();
        const shoot = async (name: string) => {
          await waitUntilIdle(page);
          await page.screenshot({ path: join(folder, `${name}-${series}.png`) });
        };
        if (username !== undefined) await logIn(page, username);
        await part({ page, words, shoot });
        await context.close();
      };
      await visit(shootVisitorPages);
      await visit(shootProfile, demoUsername('company'));
      await visit(shootCatalogue, demoUsername('customer'));
      await visit(shootShop, demoUsername('customer'));
      await visit(shootCustomers, demoUsername('agent'));
      await visit(shootBackOffice, demoUsername('admin'));
      process.stdout.write(`${series}\n`);
    }
  }
}

/** Takes the README's screenshot: search results with the detail of a product open over them. */
async function shootReadme(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'it',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await logIn(page, demoUsername('customer'));
  await open(page, '/products-search/b2b?nameCode=epoxy');
  await page
    .getByRole('article', { name: /^F120 / })
    .getByRole('button', { name: /^6011/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^25 kg/ })
    .click();
  await waitUntilIdle(page);
  const media = join(ROOT, 'docs', 'media');
  await mkdir(media, { recursive: true });
  await page.screenshot({ path: join(media, 'portal.png') });
  await context.close();
}

const folder = resolve(process.argv[2] ?? join(ROOT, 'e2e', 'test-results', 'screenshots'));
await mkdir(folder, { recursive: true });
const dataDir = await createDataDir();
const portal = await startPortal({ port: PORT, dataDir, demo: true });
const browser = await chromium.launch(BROWSER);
try {
  await shootReadme(browser, portal.address);
  if (!process.argv.includes('--readme-only')) {
    const { db, close } = await openPortalDatabase(dataDir);
    for (const language of LANGUAGES) {
      await db
        .updateTable('users')
        .set({ language })
        .where('username', 'like', '%@demo.cromia.test')
        .execute();
      await shootAll(browser, folder, portal.address, language);
    }
    await close();
  }
} finally {
  await browser.close();
  await portal.stop();
  await removeDataDir(dataDir);
}
