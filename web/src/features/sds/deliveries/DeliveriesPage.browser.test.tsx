import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../../test/api-stub';
import { paged } from '../../../../test/builders/paged';
import { aDelivery } from '../../../../test/builders/sds';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const OWN_PATH = '/api/v1/public/{prefix}/sds/deliveries';
const RETRY_PATH = '/api/v1/public/{prefix}/sds/deliveries/{id}/retry';
const ALL_PATH = '/api/v1/backoffice/sds-deliveries';
const EXPORT_PATH = '/api/v1/backoffice/sds-deliveries/export';
const FAILED = aDelivery({ status: 'FAILED', sentOn: null, error: '550 no such mailbox' });

test.for([
  { language: 'it', viewport: 'desktop' },
  { language: 'de', viewport: 'phone' },
] as const)(
  'a failed delivery is counted on the search and shows its error, on a $viewport in $language',
  async (options) => {
    stubResponse('get', '/api/v1/public/{prefix}/sds/findSdsByFilters', paged([]));
    stubResponse('get', OWN_PATH, paged([FAILED]));
    stubRejection('post', RETRY_PATH, { status: 409, code: 'Conflict' });
    const { words, place } = await openPage('/sds/customer', { viewer: aUser(), ...options });
    const failedCount = words('sds:deliveries.failed', { count: 1 });
    await page.getByRole('link', { name: new RegExp(failedCount) }).click();
    await expect.poll(place).toBe('/sds/deliveries');
    await expect.element(page.getByRole('main')).toMatchTextContent(words('sds:deliveryStatus.FAILED'));
    await expect.element(page.getByText('550 no such mailbox')).toBeVisible();
    await inspect();
    await page.getByRole('button', { name: `${words('common:actions.retry')} ${FAILED.recipient}` }).click();
    // A deleted mail cannot be retried; the page shows the error.
    await expect.element(page.getByRole('alert')).toMatchTextContent(words('errors:Conflict'));
    await expect.poll(() => callsTo('post', RETRY_PATH).map(({ params }) => params.id)).toEqual([FAILED.id]);
  },
);

test('an SDS employee sees the deliveries of all users and can export them', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  stubResponse('get', OWN_PATH, paged([]));
  stubResponse('get', ALL_PATH, paged([aDelivery()]));
  stubReply('get', EXPORT_PATH, () => new Response('recipient', { headers: { 'content-type': 'text/csv' } }));
  const viewer = aUser({ role: 'IT', username: 'sds@cromia.test', roleSds: 'EMPLOYEE' });
  const { place } = await openPage('/sds/deliveries', { viewer });
  await page.getByRole('link', { name: 'Vedi gli invii di tutti' }).click();
  await expect.poll(place).toBe('/backoffice/sds-deliveries');
  const row = page.getByRole('row').nth(1);
  await expect.element(row).toMatchTextContent('sicurezza@cliente.test');
  await expect.element(row).toMatchTextContent('marta@colorificio.test');
  await expect.element(row).toMatchTextContent('Stabilimento ALC01 · miscelazione (ricetta 01)');
  await expect
    .element(row.getByRole('link', { name: 'Cliente 100001' }))
    .toHaveAttribute('href', expect.stringContaining('/backoffice/customers/100001'));
  await inspect();
  await page.getByRole('button', { name: 'Esporta CSV' }).click();
  await expect.poll(() => names).toEqual(['sds-deliveries.csv']);
});
