import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stubResponse } from '../../../test/api-stub';
import { aBrand } from '../../../test/builders/brand';
import { aSeller } from '../../../test/builders/dealer';
import { anAuditPage } from '../../../test/builders/desk/audit-entry';
import { aDeskOverview } from '../../../test/builders/desk/overview';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

test('the start page leads a visitor to the dealers', async () => {
  stubResponse('get', '/api/v1/public/sellers/{priv}/{professional}', [aSeller()]);
  const { place } = await openPage('/');
  await inspect();
  await page.getByRole('link', { name: 'Trova un rivenditore', exact: false }).click();
  await expect.poll(place).toBe('/products-search/sellersMap/true/true');
});

test('the start page shows visitors the shades in stock, which open the search', async () => {
  stubResponse('get', '/api/products/assortment', {
    shades: [
      { color: '7016', colorDescription: { it: 'Grigio antracite' }, hex: '#383E42', serials: 3 },
      { color: '7035', colorDescription: { it: 'Grigio luce' }, hex: '#C5C7C4', serials: 1 },
    ],
    brands: [{ brand: 'Ferrocrom', serials: 2 }],
  });
  stubResponse('get', '/api/products/suggest', []);
  stubResponse('get', '/api/v1/public/b2c/search', { outcome: 'none', tiles: [] });
  await openPage('/', { viewport: 'phone' });
  await expect.element(page.getByRole('button', { name: /Ferrocrom/ })).toBeVisible();
  await inspect();
  const first = page.getByRole('button', { name: 'RAL 7016 Grigio antracite, 3 serie' });
  await first.click();
  await userEvent.keyboard('{Escape}');
  first.element().focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Cerca prodotti e pagine' })).toHaveValue('7035');
});

test('the start page on a phone fits its window', async () => {
  await openPage('/', { language: 'de', viewport: 'phone' });
  await expect.element(page.getByRole('link', { name: 'Zum Starten anmelden' })).toBeVisible();
  await inspect();
});

test('a portal without an administrator shows how to create one on its start page', async () => {
  stubResponse('get', '/api/brand', aBrand({ missingSetup: 'ADMINISTRATOR' }));
  await openPage('/', { viewport: 'phone' });
  await expect
    .element(
      page.getByText(
        'Il portale non ha ancora un amministratore. Chi lo gestisce lo crea dalla console del server:',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(/npm run admin -- create/)).toBeVisible();
  await inspect();
});

test('a portal without products shows a notice that leads staff to the back office', async () => {
  stubResponse('get', '/api/brand', aBrand({ missingSetup: 'PRODUCTS' }));
  stubResponse('get', '/api/v1/backoffice/overview', aDeskOverview());
  stubResponse('get', '/api/v1/backoffice/audit', anAuditPage([]));
  const { place } = await openPage('/', { viewer: aUser({ role: 'ADMIN' }) });
  await expect.element(page.getByText('Il catalogo non contiene ancora prodotti.')).toBeVisible();
  await page.getByRole('link', { name: 'Vai ai primi passi' }).click();
  await expect.poll(place).toBe('/backoffice');
});
