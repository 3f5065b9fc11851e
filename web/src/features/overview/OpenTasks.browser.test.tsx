import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../test/api-stub';
import { aBrand } from '../../../test/builders/brand';
import { anAuditEntry, anAuditPage } from '../../../test/builders/desk/audit-entry';
import { aDeskOverview } from '../../../test/builders/desk/overview';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const OVERVIEW_PATH = '/api/v1/backoffice/overview';
const LATE = { queue: 'lateOrders', count: 1000, isCut: true, oldest: '2026-03-10T00:00:00.000Z' } as const;
const ADMIN = aUser({ role: 'ADMIN' });

test('the overview lists open tasks and failures with count, age of the oldest and link', async () => {
  const mails = { count: 3, isCut: false, oldest: '2026-11-20T08:00:00.000Z' };
  const { failed } = aDeskOverview();
  stubResponse('get', OVERVIEW_PATH, aDeskOverview({ queues: [LATE], failed: { ...failed, mails } }));
  stubResponse('get', '/api/v1/backoffice/audit', anAuditPage([anAuditEntry()]));
  stubResponse('get', '/api/v1/backoffice/orders', paged([]));
  const { place } = await openPage('/backoffice', { viewer: ADMIN });
  const task = page.getByRole('link', { name: /Ordini in ritardo/ });
  await expect.element(task).toMatchTextContent('oltre 1000');
  await expect.element(task).toMatchTextContent(/il più vecchio da \d+ giorni/);
  await expect
    .element(page.getByRole('main').getByRole('link', { name: /E-mail non recapitate/ }))
    .toMatchTextContent(/^3/);
  await expect.element(page.getByText(/Rossi Verniciature/)).toBeVisible();
  await inspect();
  await task.click();
  await expect.poll(place).toMatch(/orders\?status=LATE&sort=createdOn(,|%2C)asc$/);
  await expect
    .poll(() => callsTo('get', '/api/v1/backoffice/orders')[0]?.url.searchParams.get('status'))
    .toBe('LATE');
});

test('the key figures of 26 weeks are displayed as charts or as a table', async () => {
  stubResponse('get', OVERVIEW_PATH, aDeskOverview());
  stubResponse('get', '/api/v1/backoffice/audit', anAuditPage([]));
  await openPage('/backoffice', { viewer: ADMIN });
  await expect.element(page.getByText('Non c’è nulla in attesa.')).toBeVisible();
  const orders = page.getByRole('figure').filter({ hasText: 'Valore degli ordini, netto' });
  await expect.element(orders).toMatchTextContent(/42\.000,00/);
  await expect.element(orders).toMatchTextContent(/\+500,00 € sulla precedente.*massimo 42\.500,00/);
  await inspect();
  await page.getByText('Tabella', { exact: true }).click();
  await expect.poll(() => page.getByRole('row').elements()).toHaveLength(27);
  await inspect();
});

test('open tasks are not requested for a user who cannot have any', async () => {
  await openPage('/profile-user', { viewer: aUser({ role: 'USER', type: 'P' }) });
  expect(callsTo('get', '/api/v1/open-tasks')).toEqual([]);
  await expect.element(page.getByText('Non c’è nulla in attesa.')).not.toBeInTheDocument();
});

test('without products the overview shows staff the first steps that their role allows', async () => {
  stubResponse('get', '/api/brand', aBrand({ missingSetup: 'PRODUCTS' }));
  stubResponse('get', OVERVIEW_PATH, aDeskOverview());
  stubResponse('get', '/api/v1/backoffice/audit', anAuditPage([]));
  await openPage('/backoffice', { viewer: aUser({ role: 'IT' }) });
  const step = (name: string) => page.getByRole('link', { name });
  await expect.element(step('Importa prodotti, testi, prezzi e disponibilità')).toBeVisible();
  await expect.element(step('Assegna i ruoli ai colleghi')).not.toBeInTheDocument();
  await inspect();
});
