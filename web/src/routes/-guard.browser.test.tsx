import { type AccessViewer, decidePageAccess } from '@cromia/domain/accounts/access';
import { ROLES } from '@cromia/domain/accounts/roles';
import { PAGE_PATHS } from '@cromia/domain/web/pages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '../../test/builders/user';
import { openPage } from '../../test/open-page';
import { guardRoute } from './-guard';

/** Each role once, and users whose type or SDS role opens further pages. */
const VIEWERS = [
  ...ROLES.map((role) => aUser({ role })),
  aUser({ role: 'USER', type: 'P' }),
  aUser({ role: 'USER', roleSds: 'EMPLOYEE' }),
];

/** A page's address, with a value for each parameter. */
const fillParameters = (page: string) => page.replaceAll(/\$\w+/g, '1');

function runGuard(path: string): unknown {
  try {
    guardRoute({
      pathname: path,
      href: path,
      search: {},
      searchStr: '',
      hash: '',
      state: { __TSR_index: 0 },
      publicHref: path,
      external: false,
    });
    return 'allow';
  } catch (redirect) {
    return redirect;
  }
}

function expectGuardToFollow(viewer: AccessViewer): void {
  for (const path of PAGE_PATHS.map(fillParameters)) {
    const decision = decidePageAccess(viewer, path);
    const outcome = runGuard(path);
    if (decision === 'allow') expect(outcome, path).toBe('allow');
    else if (decision === 'unauthorized' && path === '/products-search/b2b')
      expect(outcome, path).toMatchObject({
        options: { to: '/products-search', state: { asksForBusiness: true }, replace: true },
      });
    else if (decision === 'unauthorized')
      expect(outcome, path).toMatchObject({ options: { href: '/unauthorized', replace: true } });
    else expect(outcome, path).toMatchObject({ options: { to: '/login', search: { redirectLink: path } } });
  }
}

test.each(VIEWERS)(
  'the guard follows the access table for $role, type $type, SDS $roleSds',
  async (viewer) => {
    await openPage('/faq', { viewer });
    expectGuardToFollow(viewer);
  },
);

test('a private user at the search for companies gets the alert of the selector', async () => {
  const { place } = await openPage('/products-search/b2b', { viewer: aUser({ role: 'USER', type: 'P' }) });
  await expect.poll(place).toBe('/products-search');
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test('the guard redirects visitors to the login from every protected page, with a redirectLink', async () => {
  await openPage('/faq');
  expectGuardToFollow(null);
});
