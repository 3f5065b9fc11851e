import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onCall } from '../../../../test/api-stub';
import { aUser } from '../../../../test/builders/desk/user';
import { paged } from '../../../../test/builders/paged';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

test.for(['ADMIN', 'CROMIA'] as const)(
  'the back office begins with the customer requests for %s, who decides on them',
  async (role) => {
    onCall('get', '/api/v1/backoffice/customer-requests', paged([]));
    onCall('get', '/api/v1/backoffice/order-requests', paged([]));
    const { words, place } = await openPage('/backoffice', { viewer: aUser({ role }) });
    await expect.poll(place).toBe('/backoffice/customer-requests');
    await page
      .getByRole('navigation', { name: words('shell:nav.backOffice') })
      .getByRole('link', { name: words('shell:private.requestOrders') })
      .click();
    await expect.poll(place).toBe('/backoffice/order-requests');
  },
);

test('the back office begins with the portfolios for IT, who looks after data', async () => {
  onCall('get', '/api/v1/backoffice/portfolios', paged([]));
  const { words, place } = await openPage('/backoffice', { viewer: aUser({ role: 'IT' }) });
  await expect.poll(place).toBe('/backoffice/portfolios');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent(words('backoffice:portfolios.title'));
  await inspect();
});
