import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onCall } from '../../../test/api-stub';
import { aSeller } from '../../../test/builders/dealer';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

test('the start page leads a visitor to the dealers', async () => {
  onCall('get', '/api/v1/public/sellers/{priv}/{professional}', [aSeller()]);
  const { words, place } = await openPage('/');
  await inspect();
  await page.getByRole('link', { name: words('shell:home.ways.dealers.action'), exact: false }).click();
  await expect.poll(place).toBe('/products-search/sellersMap/true/true');
});

test('the start page on a phone fits its window', async () => {
  const { words } = await openPage('/', { language: 'de', viewport: 'phone' });
  await expect.element(page.getByRole('link', { name: words('shell:home.login') })).toBeVisible();
  await inspect();
});
