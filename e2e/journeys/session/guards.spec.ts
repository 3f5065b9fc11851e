import {
  type AccessViewer,
  decidePageAccess,
  PAGE_ACCESS,
  type PageDecision,
} from '@cromia/domain/accounts/access';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../../server/demo/people/accounts.ts';
import { expect, inspect, stubMapTiles, test } from '../../src/journey.ts';
import { demoUsername } from '../../src/people.ts';
import { fillLogin, findTitle, logIn, matchUrl, open } from '../../src/steps.ts';
import { wordsOf } from '../../src/texts.ts';

const words = wordsOf('it');

test.beforeEach(({ context }) => stubMapTiles(context));

/** Pages that need a parameter or a query; `ROUTES` lists them with one. */
const WITH_PARAMETERS = ['/registration', '/products-search/sellersMap', '/products-search/guest'];
/** Pages to which the guards redirect. */
const ALWAYS_OPEN = ['/', '/login', '/not-found'];

/**
 * Every route of section 2 with its parameters filled in. Child routes without a row in the access table inherit their
 * parent's.
 */
const ROUTES = [
  ...Object.keys(PAGE_ACCESS).filter(
    (path) => !WITH_PARAMETERS.includes(path) && !ALWAYS_OPEN.includes(path),
  ),
  '/registration/P',
  // Without a serial, a guest is redirected to the professional search.
  '/products-search/guest?serial=F120',
  '/registration/C',
  '/products-search/sellersMap/false/true',
  '/profile-customer/ordered-products',
  '/profile-customer/request-offers',
  '/profile-customer/request-orders',
  '/profile-customer/orders',
  '/checkout/order',
  '/checkout/offer',
  '/sds/customer',
  '/sds/document',
];

/** The routes that have a row in the access table; the others inherit one. */
const ROWS = ROUTES.filter((path) => PAGE_ACCESS[path.split('?', 1)[0] ?? ''] !== undefined);

/** One user per role, and users whose type or SDS role grants access to more pages. */
const VIEWERS = [
  'private',
  'company',
  'customer2',
  'agent',
  'commercial',
  'it',
  'admin',
  'cromia',
  'sds',
].map((name) => {
  const account = DEMO_ACCOUNTS.find(({ username }) => username === demoUsername(name));
  if (account === undefined) throw new Error(`There is no demo account ${name}`);
  const companyRole = account.companyRights?.companyRole ?? null;
  return { name, account: { ...account, companyRole } };
});

/**
 * Opens a URL as if typed, and waits for the title, which appears only after the guard has run.
 * @returns the final path
 */
async function openAndGetPath(page: Page, path: string): Promise<string> {
  await open(page, path);
  return getPath(page);
}

const getPath = (page: Page): string => new URL(page.url()).pathname.replace('/ecommerce', '');

/**
 * Navigates inside the app, from a page with a unique title so that the new page is recognisable.
 * @returns the final path
 */
async function navigateAndGetPath(page: Page, path: string): Promise<string> {
  const startTitle = 'Pagina non trovata';
  await page.evaluate(`history.pushState({}, '', '/ecommerce/not-found')`);
  await expect(findTitle(page), path).toHaveText(startTitle);
  await page.evaluate(`history.pushState({}, '', '/ecommerce${path}')`);
  await expect(findTitle(page), path).not.toHaveText(startTitle);
  await expect(findTitle(page)).toBeVisible();
  return getPath(page);
}

async function expectDecision(page: Page, account: AccessViewer, path: string): Promise<void> {
  const finalPath = await navigateAndGetPath(page, path);
  const decision = decidePageAccess(account, path.split('?', 1)[0] ?? '');
  // Section 2: the selector tells a private user that the search for companies needs another profile.
  if (decision === 'unauthorized')
    expect(finalPath, path).toBe(path === '/products-search/b2b' ? '/products-search' : '/unauthorized');
  else if (decision === 'login') {
    expect(finalPath, path).toBe('/login');
    expect(new URL(page.url()).searchParams.get('redirectLink'), path).toBe(path);
  } else if (path !== '/unauthorized') expect(['/login', '/unauthorized'], path).not.toContain(finalPath);
}

/** The rows to check as a viewer. Each row is checked by one viewer with access and one without, in rotation. */
function selectRows(name: string): string[] {
  return ROWS.filter((path, index) => {
    const viewersWith = (decision: PageDecision) =>
      VIEWERS.filter(({ account }) => decidePageAccess(account, path.split('?', 1)[0] ?? '') === decision);
    return (['allow', 'unauthorized'] as const).some((decision) => {
      const viewers = viewersWith(decision);
      return viewers[index % viewers.length]?.name === name;
    });
  });
}

for (const { name, account } of VIEWERS) {
  test(`${name} (${account.role}) opens the pages of the role and no others`, async ({ page }) => {
    await logIn(page, account.username);
    for (const path of selectRows(name)) await expectDecision(page, account, path);
    // The guard also applies to a typed URL.
    const forbiddenPath = ROUTES.find(
      (path) => path !== '/products-search/b2b' && decidePageAccess(account, path) === 'unauthorized',
    );
    if (forbiddenPath !== undefined) expect(await openAndGetPath(page, forbiddenPath)).toBe('/unauthorized');
  });

  test(`${name} (${account.role}) opens all pages of the role and no others`, { tag: '@full' }, async ({
    page,
  }) => {
    await logIn(page, account.username);
    for (const path of ROUTES) await expectDecision(page, account, path);
  });
}

test('every protected page redirects visitors to the login and keeps the way back', async ({ page }) => {
  await open(page, '/');
  for (const path of ROWS.filter((row) => decidePageAccess(null, row) === 'login'))
    await expectDecision(page, null, path);
});

test('a visitor returns to the page and its query after the login', async ({ page }) => {
  await open(page, '/profile-customer/request-orders?status=ACCEPTED');
  await expect(page).toHaveURL(matchUrl('/login'));
  await expect(page.getByText('Accedi per continuare.')).toBeVisible();
  await inspect(page);
  await fillLogin(page, words, demoUsername('customer2'));
  await expect(page).toHaveURL(/\/ecommerce\/profile-customer\/request-orders\?status=ACCEPTED$/);
  await expect(findTitle(page)).toHaveText('Richieste d’ordine');
});

test('an unknown path redirects visitors and users to the home page', async ({ page, watch }) => {
  watch.expects(404, '/no/such/page');
  watch.expects(404, '/nothing-here');
  await open(page, '/no/such/page?x=1');
  await expect(page).toHaveURL(matchUrl('/'));
  await logIn(page, demoUsername('customer2'));
  await open(page, '/nothing-here');
  await expect(page).toHaveURL(matchUrl('/'));
  await inspect(page);
});
