import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall } from '../../../test/api-stub';
import { aBrand } from '../../../test/builders/brand';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const LATE = { kind: 'lateOrders', count: 1000, isCut: true, since: '2026-03-10T00:00:00.000Z' } as const;

test('the back office opens on what waits, each kind with its count, its oldest and its list', async () => {
  onCall('get', '/api/v1/open-tasks', { tasks: [LATE] });
  onCall('get', '/api/v1/backoffice/orders', paged([]));
  const { words, place } = await openPage('/backoffice', { viewer: aUser({ role: 'ADMIN' }) });
  const task = page.getByRole('link', { name: new RegExp(words('overview:kinds.lateOrders')) });
  await expect.element(task).toMatchTextContent(words('overview:moreThan', { count: 1000 }));
  await expect.element(task).toMatchTextContent(words('overview:since', { date: '10-03-2026' }));
  await inspect();
  await task.click();
  await expect.poll(place).toBe('/backoffice/orders?status=LATE');
  await expect
    .poll(() => callsTo('get', '/api/v1/backoffice/orders')[0]?.url.searchParams.get('status'))
    .toBe('LATE');
});

test('staff for whom nothing waits read so', async () => {
  const { words } = await openPage('/backoffice', { viewer: aUser({ role: 'ADMIN' }) });
  await expect.element(page.getByText(words('overview:none'))).toBeVisible();
  await inspect();
});

test('a user without tasks is not asked about any', async () => {
  const { words } = await openPage('/profile-user', { viewer: aUser({ role: 'USER', type: 'P' }) });
  expect(callsTo('get', '/api/v1/open-tasks')).toEqual([]);
  await expect.element(page.getByText(words('overview:none'))).not.toBeInTheDocument();
});

test('on a portal without products the back office opens on the first steps, for those who may take them', async () => {
  onCall('get', '/api/brand', aBrand({ missingSetup: 'PRODUCTS' }));
  const { words } = await openPage('/backoffice', { viewer: aUser({ role: 'IT' }) });
  const step = (name: 'products' | 'colleagues') =>
    page.getByRole('link', { name: words(`overview:firstSteps.${name}.title`) });
  await expect.element(step('products')).toBeVisible();
  await expect.element(step('colleagues')).not.toBeInTheDocument();
  await inspect();
});
