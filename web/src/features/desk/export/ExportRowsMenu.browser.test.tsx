import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubReply, stubResponse } from '../../../../test/api-stub';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const EXPORT_PATH = '/api/v1/backoffice/exports/{kind}';

test('the catalogue exports the products, texts, prices and stock of the filtered serials', async () => {
  stubResponse('get', '/api/v1/backoffice/catalogue', paged([]));
  stubReply('get', EXPORT_PATH, () => {
    const headers = { 'content-disposition': 'attachment; filename="prices-2026-11-24.csv"' };
    return new Response('code', { headers });
  });
  const saveClick = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const viewer = aUser({ role: 'IT', username: 'it@cromia.test', isInternalUser: true });
  await openPage('/backoffice/catalogue?text=F120&area=3M', { viewer });
  await inspect();
  await page.getByRole('button', { name: 'Esporta' }).click();
  await page.getByRole('menuitem', { name: 'Prezzi · CSV' }).click();
  await expect.poll(() => saveClick.mock.contexts).toMatchObject([{ download: 'prices-2026-11-24.csv' }]);
  const [call] = callsTo('get', EXPORT_PATH);
  expect(call?.url.pathname).toContain('/exports/prices');
  expect(Object.fromEntries(call?.url.searchParams ?? [])).toMatchObject({
    search: 'F120',
    area: '3M',
    format: 'csv',
    language: 'it',
  });
});
