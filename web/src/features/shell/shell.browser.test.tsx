import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';
import { pageExists } from './places';

test('/unauthorized says no and leads home', async () => {
  const { words, place } = await openPage('/unauthorized');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent(words('shell:unauthorized.title'));
  await inspect();
  await page
    .getByRole('main')
    .getByRole('link', { name: words('common:actions.toHome') })
    .click();
  await expect.poll(place).toBe('/');
});

test('/not-found says that there is no such page and leads home', async () => {
  const { words, place } = await openPage('/not-found', { viewport: 'phone', language: 'de' });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent(words('shell:notFound.title'));
  await inspect();
  await page
    .getByRole('main')
    .getByRole('link', { name: words('common:actions.toHome') })
    .click();
  await expect.poll(place).toBe('/');
});

test.each(['CUSTOMER', 'AGENT', 'ADMIN', 'IT'] as const)(
  'navigation leads %s to no page that does not exist',
  async (role) => {
    const { router } = await openPage('/faq', { viewer: aUser({ role }) });
    const links = page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'))
      .map((href) => new URL(href, location.origin).pathname);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((path) => !pageExists(router.routesByPath, path))).toEqual([]);
  },
);
