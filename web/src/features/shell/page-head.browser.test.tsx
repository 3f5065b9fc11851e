import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onCall } from '../../../test/api-stub';
import { aLevel } from '../../../test/builders/private-catalogue';
import { openPage } from '../../../test/open-page';

const PAGES = [
  ['/', 'shell:home.title', 'it'],
  ['/login', 'accounts:login.title', 'it'],
  ['/registration/C', 'accounts:registration.title', 'de'],
  ['/forgot-password', 'accounts:forgot.title', 'it'],
  ['/products-search/b2c', 'private-catalogue:title', 'de'],
  ['/faq', 'help:title', 'de'],
  ['/contact-area', 'contact:title', 'it'],
] as const;

test.each(PAGES)('%s names itself and says what it is about', async (path, title, language) => {
  onCall('get', '/api/v1/public/b2c/level', aLevel());
  const { words } = await openPage(path, { language });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words(title));
  await expect.poll(() => document.title).toBe(`${words(title)} · Cromia`);
  expect(document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toMatch(/\S/);
});

test('a page that needs no title of its own has the name of the brand', async () => {
  const { router } = await openPage('/faq');
  await router.navigate({ to: '/new-password' });
  await expect.poll(() => document.title).toBe('Cromia');
});
