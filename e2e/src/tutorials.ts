// node e2e/src/tutorials.ts [name …]: records the help's video tutorials on a running portal. Writes each to
// web/public/tutorials, with captions in every language and a still image. Needs the built web app.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { type Browser, chromium, type Page } from '@playwright/test';
import { fillNames, findField } from './account-steps.ts';
import {
  continueTo,
  createVatNumber,
  fillAddresses,
  fillAnagraphics,
  fillBank,
  fillContacts,
} from './activation-steps.ts';
import { BROWSER } from './browser.ts';
import { demoUsername } from './people.ts';
import { createDataDir, ROOT, removeDataDir, startPortal } from './portal.ts';
import { createCaptions, encode, FRAME, recordPage } from './recording.ts';
import {
  buy,
  findOpenProduct,
  logIn,
  open,
  openCatalogue,
  openProduct,
  searchByName,
  startOrder,
} from './steps.ts';
import { wordsOf } from './texts.ts';

const PORT = 8198;
const FOLDER = join(ROOT, 'web', 'public', 'tutorials');
const STEPS = ['step1', 'step2', 'step3', 'step4'];
/** Time to read a caption and to look at what it describes. */
const READING_MS = 3_200;
const words = wordsOf('it');
const [PRICED, UNPRICED, ON_REQUEST] = ['F120-7035-25', 'F120-9010-25', 'F120-5010-25'];

/** The actions of a tutorial. `step` marks the start of each of its four steps and waits for `READING_MS`. */
type Actions = (page: Page, step: () => Promise<void>) => Promise<void>;

interface Tutorial {
  /** The logged-in user; the tutorial shows a visitor's pages if it is missing. */
  username?: string;
  act: Actions;
}

const findButton = (page: Page, key: string) => page.getByRole('button', { name: words(key) });

async function addToCart(page: Page, code: string, step: () => Promise<void>): Promise<void> {
  await openProduct(page, code);
  await step();
  const dialog = await buy(page, words);
  await dialog.getByRole('button', { name: words('catalogue:buy.cartAction') }).click();
  const confirm = page.getByRole('dialog', { name: words('catalogue:buy.unpricedTitle') });
  if (code === UNPRICED)
    await confirm.getByRole('button', { name: words('catalogue:buy.cartAction') }).click();
  await step();
}

const TUTORIALS: Record<string, Tutorial> = {
  registration: {
    act: async (page, step) => {
      await open(page, '/login');
      await step();
      await open(page, '/registration/P');
      await step();
      await fillNames(page, words, {
        username: 'giulia.ferri@example.test',
        firstname: 'Giulia',
        lastname: 'Ferri',
      });
      await findField(page, words('accounts:fields.zipCode')).fill('31100');
      await page.getByRole('checkbox', { name: words('accounts:fields.privacyAccepted') }).check();
      await step();
      await findButton(page, 'accounts:registration.submit').scrollIntoViewIfNeeded();
      await step();
    },
  },
  search: {
    username: demoUsername('customer'),
    act: async (page, step) => {
      await open(page, '/products-search');
      await step();
      await openCatalogue(page, words);
      await searchByName(page, words, 'epoxy');
      await step();
      await openProduct(page, PRICED);
      await step();
      await findOpenProduct(page)
        .getByRole('heading', { name: words('tds:section.title') })
        .first()
        .scrollIntoViewIfNeeded();
      await step();
    },
  },
  activation: {
    username: demoUsername('company'),
    act: async (page, step) => {
      await open(page, '/profile-user');
      await step();
      await open(page, '/customer-request');
      await fillAnagraphics(page, words, createVatNumber());
      await step();
      await continueTo(page, words, 'Addresses');
      await fillAddresses(page, words);
      await continueTo(page, words, 'Contacts');
      await fillContacts(page, words, demoUsername('company'));
      await continueTo(page, words, 'BankInformation');
      await fillBank(page, words);
      await step();
      await continueTo(page, words, 'ConfirmRequest');
      await step();
    },
  },
  ordering: {
    username: demoUsername('customer'),
    act: async (page, step) => {
      await addToCart(page, PRICED, step);
      await open(page, '/profile-customer/cart');
      await page.getByRole('checkbox', { name: words('common:table.selectRow', { row: PRICED }) }).check();
      await step();
      await findButton(page, 'cart:requestOrder').click();
      await page.getByRole('textbox', { name: words('checkout:fields.customerOrderCode') }).fill('ORD-2041');
      await step();
    },
  },
  missing: {
    username: demoUsername('customer'),
    act: async (page, step) => {
      await openProduct(page, ON_REQUEST);
      await step();
      await buy(page, words);
      await step();
      await open(page, '/profile-customer/cart');
      await startOrder(page, words, PRICED);
      const note = page.getByRole('textbox', { name: words('checkout:fields.genericNote') });
      await note.fill(`Anche 4 × ${ON_REQUEST}, su richiesta.`);
      await step();
      await open(page, '/contact-area');
      await step();
    },
  },
  offer: {
    username: demoUsername('customer'),
    act: async (page, step) => {
      await addToCart(page, UNPRICED, step);
      await open(page, '/profile-customer/cart');
      await page.getByRole('checkbox', { name: words('common:table.selectRow', { row: UNPRICED }) }).check();
      await step();
      await findButton(page, 'cart:requestOffer').click();
      await page.getByRole('textbox', { name: words('checkout:fields.offerNote') }).waitFor();
      await step();
    },
  },
};

async function createTutorial(
  browser: Browser,
  address: string,
  name: string,
  { username, act }: Tutorial,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { ...FRAME },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (username !== undefined) await logIn(page, username);
  const recording = await recordPage(page, (markStep) =>
    act(page, async () => {
      markStep();
      await page.waitForTimeout(READING_MS);
    }),
  );
  await context.close();
  const { video, poster } = await encode(browser, recording);
  await writeFile(join(FOLDER, `${name}.webm`), video);
  await writeFile(join(FOLDER, `${name}.webp`), poster);
  for (const language of UI_LANGUAGES) {
    const sentences = STEPS.map((step) => wordsOf(language)(`help:tutorials.${name}.steps.${step}`));
    await writeFile(join(FOLDER, `${name}.${language}.vtt`), createCaptions(recording, sentences));
  }
  process.stdout.write(`${name}: ${recording.seconds.toFixed(0)} s, ${Math.ceil(video.length / 1024)} KB\n`);
}

const requestedNames = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
const dataDir = await createDataDir();
const portal = await startPortal({ port: PORT, dataDir, demo: true });
const browser = await chromium.launch(BROWSER);
try {
  for (const [name, tutorial] of Object.entries(TUTORIALS)) {
    if (requestedNames.length === 0 || requestedNames.includes(name))
      await createTutorial(browser, portal.address, name, tutorial);
  }
} finally {
  await browser.close();
  await portal.stop();
  await removeDataDir(dataDir);
}
