import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '@cromia/domain/limits';
import type { Page } from '@playwright/test';
import { expect, inspect, serveTiles, test } from '../src/journey.ts';
import { demo } from '../src/people.ts';
import { at, fillLogin, logIn, open, title } from '../src/steps.ts';
import { wordsOf } from '../src/texts.ts';

const isPhone = (width: number | undefined) => (width ?? 0) < 768;

test.beforeEach(({ context }) => serveTiles(context));

/** Pages are drawn ahead shortly after the portal's start. */
async function untilDrawn({ request }: Page): Promise<void> {
  const drawn = async () => (await (await request.get('./unauthorized?locale=ru')).text()).includes('<h1');
  await expect.poll(drawn, { timeout: 30_000 }).toBe(true);
}

/** Holds the program back until it is let go. */
async function holdProgram(page: Page): Promise<() => void> {
  const program = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await program.promise;
    await route.continue();
  });
  return program.resolve;
}

test('whoever waits for the program sees the shape of the page from its top', async ({ page }) => {
  const letGo = await holdProgram(page);
  await page.goto('./profile-customer/orders', { waitUntil: 'commit' });
  const shape = page.locator('.boot');
  await expect(shape).toBeVisible();
  expect((await shape.boundingBox())?.y).toBe(0);
  letGo();
  await expect(page).toHaveURL(at('/login'));
  await expect(shape).toBeHidden();
});

test('who comes to log in sees the form before its program, and can fill it in as soon as that listens', async ({
  page,
}) => {
  const words = wordsOf('it');
  const letGo = await holdProgram(page);
  await untilDrawn(page);
  await page.goto('./products-search', { waitUntil: 'commit' });
  const password = page.locator('input[type=password]');
  await expect(password).toBeVisible();
  await expect(page.locator('form[inert]')).toBeVisible();
  await page.getByRole('link', { name: words('accounts:login.forgot') }).click({ trial: true });
  const place = await password.boundingBox();
  letGo();
  await expect(page).toHaveURL(at('/login'));
  await expect(page.locator('form[inert]')).toHaveCount(0);
  expect(await password.boundingBox()).toEqual(place);
  await fillLogin(page, words, demo('customer2'));
  await expect(page).toHaveURL(at('/products-search'));
});

test('the language that a link brings in stays with who goes on before the program has come', async ({
  page,
}) => {
  const words = wordsOf('de');
  const letGo = await holdProgram(page);
  await untilDrawn(page);
  await page.goto('./login?locale=de', { waitUntil: 'commit' });
  await page.getByRole('link', { name: words('accounts:login.forgot') }).click();
  await page.waitForURL(at('/forgot-password'), { waitUntil: 'commit' });
  letGo();
  await expect(title(page)).toHaveText(words('accounts:forgot.title'));
});

test('the link of a mail shows its form before the program, and whose it is with it', async ({ page }) => {
  const words = wordsOf('it');
  const letGo = await holdProgram(page);
  await untilDrawn(page);
  await page.goto('./new-password?username=mario@colorificio.test&token=x', { waitUntil: 'commit' });
  await expect(title(page)).toHaveText(words('accounts:reset.title'));
  const place = await page.locator('input[type=password]').last().boundingBox();
  letGo();
  await expect(page.getByText('mario@colorificio.test', { exact: true })).toBeVisible();
  expect(await page.locator('input[type=password]').last().boundingBox()).toEqual(place);
});

test('a link to a data sheet shows visitors the serial before the program, and leads to the sheet by a login', async ({
  page,
}) => {
  const words = wordsOf('it');
  const letGo = await holdProgram(page);
  await untilDrawn(page);
  await page.goto('./products-search?serial=F120&showTds=true', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 2, name: /F120/ })).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/products-search\/guest\?serial=F120$/);
  const main = page.getByRole('main');
  const login = main.getByRole('link', { name: words('shell:nav.login') }).first();
  await expect(login).toHaveAttribute('href', /showTds/);
  const register = main.getByRole('link', { name: words('catalogue:guest.register'), exact: true });
  await expect(register).toHaveAttribute('href', /\/registration\/C$/);
  await inspect(page);
  await main.getByRole('link', { name: words('shell:home.ways.dealers.action') }).click();
  await expect(title(page)).toHaveText(words('dealers:title'));
});

for (const [language, locale] of [
  ['it', 'it-IT'],
  ['de', 'de-DE'],
] as const) {
  const words = wordsOf(language);
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('a visitor goes from the start page to a dealer, its telephone and its place on a map', async ({
      page,
    }) => {
      await open(page, '/');
      await expect(page).toHaveTitle(`${words('shell:home.title')} · Cromia`);
      await inspect(page);
      await page.getByRole('link', { name: words('shell:home.ways.dealers.action') }).click();
      await expect(title(page)).toHaveText(words('dealers:title'));
      const list = page.getByRole('list', { name: words('dealers:title') });
      await expect(list.getByRole('listitem').first()).toBeVisible();
      await inspect(page);

      // Nobody has this very postal code: the neighbours of its first two digits are shown, and said to be.
      await page.getByRole('textbox', { name: words('dealers:filters.postalCode') }).fill('36999');
      await page
        .getByRole('search')
        .getByRole('button', { name: words('common:actions.search') })
        .click();
      await expect(
        page.getByText(words('dealers:widened', { postalCode: '36999', area: '36' })),
      ).toBeVisible();
      await expect(page).toHaveURL(/postalCode=36999/);
      await page.reload();
      const first = list.getByRole('listitem').first();
      await expect(first).toContainText(/36\d{3} /);
      await expect(first.getByRole('link', { name: /^\+39 \d+ \d/ })).toHaveAttribute(
        'href',
        /^tel:\+39\d+$/,
      );
      await expect(first.getByRole('link').last()).toHaveAttribute('href', /^https:/);

      const map = page.getByRole('region', { name: words('dealers:map.label') });
      if (isPhone(page.viewportSize()?.width)) {
        await page.getByText(words('dealers:view.map'), { exact: true }).click();
        await expect(page).toHaveURL(/view=map/);
      }
      await expect(map.getByRole('button').first()).toBeVisible();
      await inspect(page);

      await page.getByRole('textbox', { name: words('dealers:filters.businessName') }).fill('xyzxyz');
      await page
        .getByRole('search')
        .getByRole('button', { name: words('common:actions.search') })
        .click();
      await expect(page.getByText(words('dealers:none'))).toBeVisible();
      await inspect(page);
      await page.getByRole('button', { name: words('dealers:showAll') }).click();
      await expect(page.getByText(words('dealers:none'))).toBeHidden();
    });

    test('every page that needs no login names itself, also by an address that ends in a slash or leads to nothing', async ({
      page,
      watch,
    }) => {
      watch.expects(404, 'path=GONE');
      const named = async (path: string, name: string, heading = name) => {
        await open(page, path);
        await expect(title(page)).toHaveText(heading);
        await expect(page).toHaveTitle(`${name} · Cromia`);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
      };
      await named('/login', words('accounts:login.title'));
      await named('/registration/C', words('accounts:registration.title'));
      await named('/forgot-password', words('accounts:forgot.title'));
      await named('/products-search/b2c?path=GONE', words('private-catalogue:title'));
      await inspect(page);
      await named(`/faq/?locale=${language}`, words('help:title'));
      await expect(page).toHaveURL(at('/faq'));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        language === 'it' ? /\/faq$/ : /\/faq\?locale=de$/,
      );
      await logIn(page, demo('company'), '/products-search');
      await expect(page).toHaveTitle(/ · Cromia$/);
    });

    test('a visitor writes to customer service, and the desk reads and answers it once', async ({
      page,
      browser,
      baseURL,
    }) => {
      const request = `Quale fondo per zincato? ${Date.now()} ${language}`;
      await open(page, '/contact-area');
      await page.getByRole('button', { name: words('contact:send') }).click();
      await expect(page.getByText(words('errors:fields.missing')).first()).toBeVisible();
      await inspect(page);
      await page.getByRole('radio', { name: words('contact:types.COMMERCIAL') }).check();
      await page.getByRole('textbox', { name: words('contact:fields.request') }).fill(request);
      await page.getByRole('textbox', { name: words('contact:fields.name') }).fill('Anna Bianchi');
      await page.getByRole('textbox', { name: words('contact:fields.email') }).fill('anna@e2e.test');
      // Nobody types all this faster.
      await wait(LIMITS.contactTypingMs);
      await page.getByRole('button', { name: words('contact:send') }).click();
      await expect(page.getByText(words('contact:sent', { email: 'anna@e2e.test' }))).toBeVisible();
      await inspect(page);
      if (isPhone(page.viewportSize()?.width)) return;

      // The desk reads in its own language, whatever the visitor's.
      const deskWords = wordsOf('it');
      const desk = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
      const admin = await desk.newPage();
      await logIn(admin, demo('admin'), `/backoffice/contact-requests?text=${encodeURIComponent(request)}`);
      await expect(title(admin)).toHaveText(deskWords('backoffice:contacts.title'));
      await inspect(admin);
      await admin.getByRole('link', { name: 'Anna Bianchi' }).click();
      await admin.waitForURL(/contact-requests\/[\w-]{36}/);
      await expect(admin.getByText(request, { exact: true })).toBeVisible();
      await admin.getByRole('button', { name: deskWords('backoffice:contacts.answer') }).click();
      await expect(admin.getByText(deskWords('backoffice:contacts.answered'))).toBeVisible();
      await expect(admin.getByRole('button', { name: deskWords('backoffice:contacts.answer') })).toBeHidden();
      await inspect(admin);
      await desk.close();
    });
  });
}

const words = wordsOf('it');

test('the help opens the tutorials of each role, with a video, captions and the steps in writing', async ({
  page,
}) => {
  await open(page, '/faq');
  const tutorials = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
  await expect(tutorials).toHaveCount(1);
  await expect(page.getByText(words('help:moreForUsers'))).toBeVisible();
  await tutorials.first().click();
  const video = page.locator('video');
  await expect(video).toBeVisible();
  const tracks = await video
    .locator('track')
    .evaluateAll((all) => all.map((track) => track.getAttribute('src')));
  expect(tracks).toHaveLength(7);
  for (const address of [...tracks, await video.locator('source').getAttribute('src')]) {
    expect((await page.request.get(address ?? '')).status(), String(address)).toBe(200);
  }
  await expect(page.getByText(words('help:tutorials.registration.steps.step1'))).toBeVisible();
  await inspect(page);
  await logIn(page, demo('private'), '/faq');
  await expect(tutorials).toHaveCount(3);
});

test('more than a user sees all six tutorials, and every one of them plays', async ({ page }) => {
  await logIn(page, demo('customer2'), '/faq');
  const tutorials = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
  await expect(tutorials).toHaveCount(6);
  for (let index = 0; index < 6; index++) {
    await tutorials.nth(index).click();
    const seconds = await page.evaluate<number>(`new Promise((resolve) => {
      const video = document.querySelector('video');
      video.addEventListener('loadedmetadata', () => resolve(video.duration));
      video.preload = 'metadata';
      video.load();
    })`);
    expect(seconds).toBeGreaterThan(10);
    await tutorials.nth(index).click();
  }
});

test('the legal pages of a manufacturer without its own stand in its name', async ({ page }) => {
  await open(page, '/');
  for (const kind of ['privacy', 'cookies'] as const) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words(`shell:footer.${kind}`) })
      .click();
    await expect(page).toHaveURL(at(`/${kind}`));
    await expect(title(page)).toHaveText(words(`legal:${kind}.title`));
    await inspect(page);
  }
  await expect(page).toHaveTitle(`${words('legal:cookies.title')} · Cromia`);
  await open(page, '/new-password');
  await expect(page).toHaveTitle('Cromia');
});

test('without tiles the dealers and their pins are still there', async ({ page, context }) => {
  await context.route('https://tile.openstreetmap.org/**', (route) => route.fulfill({ status: 204 }));
  await open(page, '/products-search/sellersMap/true/true?view=map');
  const map = page.getByRole('region', { name: words('dealers:map.label') });
  await expect(map.getByRole('button').first()).toBeVisible();
});
