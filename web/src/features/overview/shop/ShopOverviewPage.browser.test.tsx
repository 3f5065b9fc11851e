import type { DueReminder } from '@cromia/domain/customers/customer-note';
import { addDays, DEFAULT_TIME_ZONE, getToday } from '@cromia/domain/dates';
import type { ShopOverview } from '@cromia/domain/overview/shop-overview';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../test/api-stub';
import { aCart } from '../../../../test/builders/catalogue/cart';
import { anOrder } from '../../../../test/builders/order';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const today = getToday(DEFAULT_TIME_ZONE, new Date());
const ROSSI = { customerCode: '100001', businessName: 'Rossi Verniciature' };
const REMINDERS = '/api/v1/public/{prefix}/portfolio/reminders';
const REMINDER: DueReminder = {
  ...ROSSI,
  id: 'n1',
  note: 'Chiedere del nuovo primer',
  remindOn: today,
  isDone: false,
  author: 'Luca Bianchi',
  createdOn: '2026-11-20T09:00:00.000Z',
  version: 'v1',
  phoneNumber: '+390422123456',
};
const OVERVIEW: ShopOverview = {
  waiting: [
    {
      ...ROSSI,
      kind: 'blockedOrders',
      id: 'b1',
      code: 'V26-000011',
      total: 950,
      since: today,
      reason: 'Pagamento scaduto',
    },
    {
      ...ROSSI,
      kind: 'lateOrders',
      id: 'l1',
      code: 'V26-000012',
      total: 120,
      since: addDays(today, -9),
      reason: null,
    },
  ],
  expiringOffers: [
    { ...ROSSI, id: 'o1', code: 'Q26-000007', total: 400, expirationDate: today },
    { ...ROSSI, id: 'o2', code: 'Q26-000008', total: 400, expirationDate: addDays(today, 2) },
  ],
};

test('the last orders stay hidden until what waits is above them, so that they never move', async () => {
  const release = Promise.withResolvers<void>();
  stubResponse('get', '/api/v1/open-tasks', { tasks: [] });
  stubResponse('get', '/api/v1/public/{prefix}/overview', async () => {
    await release.promise;
    return OVERVIEW;
  });
  stubResponse('get', '/api/v1/public/{prefix}/orders', paged([anOrder({ orderCode: 'V26-LAST' })]));
  stubResponse('get', '/api/v1/public/{prefix}/customer-products', paged([]));
  await openPage('/profile-customer/overview', { viewer: aUser() });
  const lastOrder = page.getByText('V26-LAST');
  await expect.element(lastOrder).toBeInTheDocument();
  await expect.element(lastOrder).not.toBeVisible();
  release.resolve();
  await expect.element(page.getByText('Pagamento scaduto')).toBeVisible();
  await expect.element(lastOrder).toBeVisible();
});

test('a buyer starts with what waits with its age, offers that expire, and orders again with one press', async () => {
  const order = anOrder({ status: 'F' });
  stubResponse('get', '/api/v1/open-tasks', {
    tasks: [{ kind: 'ownOrders', count: 3, isCut: false, since: null }],
  });
  stubResponse('get', '/api/v1/public/{prefix}/overview', OVERVIEW);
  stubResponse('get', '/api/v1/public/{prefix}/orders', paged([order]));
  stubResponse('get', '/api/v1/public/{prefix}/customer-products', paged([]));
  stubResponse('get', '/api/v1/public/{prefix}/order-requests/redo/{id}', aCart({ items: [] }));
  const user = aUser();
  stubResponse('post', '/api/auth', { accessToken: 'access', refreshToken: 'refresh', user });
  const { place } = await openPage('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(user.username);
  await page.getByLabelText('Password').fill('Cromia!2026');
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
  await expect.poll(place).toBe('/profile-customer/overview');
  const rows = page.getByRole('region', { name: 'In attesa' }).getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(/V26-000011.*Pagamento scaduto.*Ordine bloccato/);
  await expect.element(rows.nth(1)).toMatchTextContent(/V26-000012.*9 giorni di ritardo/);
  await expect.element(rows.nth(2)).toMatchTextContent(/3.*Ordini aperti/);
  const offers = page.getByRole('region', { name: 'Offerte in scadenza' }).getByRole('listitem');
  await expect.element(offers.nth(0)).toMatchTextContent('scade oggi');
  await expect.element(offers.nth(1)).toMatchTextContent('scade tra 2 giorni');
  await inspect();
  await page.getByRole('button', { name: `Riordina ${order.orderCode}` }).click();
  await expect.element(page.getByText('Nulla di questo ordine si può ordinare adesso')).toBeVisible();
  await rows.nth(0).getByRole('link').click();
  await expect.poll(place).toBe('/profile-customer/orders?orderCode=V26-000011&open=b1');
});

test('an agent sees what waits for all customers by name, and reminders until they are done', async () => {
  stubResponse('get', '/api/v1/open-tasks', { tasks: [] });
  stubResponse('get', '/api/v1/public/{prefix}/portfolio/overview', OVERVIEW);
  stubResponse('get', REMINDERS, [REMINDER]);
  stubResponse('patch', '/api/v1/public/{prefix}/customer-profiles/{code}/notes/{id}', () => {
    stubResponse('get', REMINDERS, []);
    return { ...REMINDER, isDone: true };
  });
  await openPage('/profile-agent/overview', { viewer: aUser({ role: 'AGENT' }) });
  const row = page.getByRole('link', { name: /V26-000011/ });
  await expect.element(row).toMatchTextContent('Rossi Verniciature');
  await expect
    .element(row)
    .toHaveAttribute(
      'href',
      expect.stringContaining('/profile-customer/orders?customerCode=100001&orderCode=V26-000011&open=b1'),
    );
  const reminders = page.getByRole('region', { name: 'Promemoria' });
  await expect.element(reminders).toMatchTextContent(/Rossi Verniciature.*Chiedere del nuovo primer/);
  await inspect();
  expect(callsTo('get', '/api/v1/public/{prefix}/overview')).toEqual([]);
  await reminders.getByRole('button', { name: /Fatto/ }).click();
  await expect.element(reminders).not.toBeInTheDocument();
  expect(callsTo('patch', '/api/v1/public/{prefix}/customer-profiles/{code}/notes/{id}')[0]).toMatchObject({
    params: { code: '100001', id: 'n1' },
    body: { version: 'v1', isDone: true },
  });
});
