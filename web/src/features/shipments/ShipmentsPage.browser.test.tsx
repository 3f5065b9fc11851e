import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../test/api-stub';
import { anOrder } from '../../../test/builders/order';
import { paged } from '../../../test/builders/paged';
import { aShipment } from '../../../test/builders/shipment';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const LIST = '/api/v1/public/{prefix}/shipments';
const DETAIL = '/api/v1/public/{prefix}/shipments/{shipmentCode}';
const SETTINGS = '/api/v1/public/{prefix}/shipment-settings';

test('a shipment opens its page, with tracking, batch, safety data sheet and a link to the order', async () => {
  const shipment = aShipment();
  stubResponse('get', LIST, paged([shipment]));
  stubResponse('get', SETTINGS, { sendsSheets: true });
  stubResponse('get', DETAIL, shipment);
  const { place } = await openPage('/profile-customer/shipments', { viewer: aUser() });
  await inspect();
  await page.getByRole('link', { name: 'DDT-26-000815' }).click();
  await expect.poll(place).toBe('/profile-customer/shipments/DDT-26-000815');
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent(/Corriere Padano/);
  await expect.element(main).toMatchTextContent(/A1-26-000123/);
  const tracking = page.getByRole('link', { name: 'Segui la spedizione' });
  await expect.element(tracking).toHaveAttribute('href', 'https://tracking.example/815');
  await expect.element(tracking).toHaveAttribute('rel', 'noopener noreferrer');
  await expect
    .element(page.getByRole('link', { name: 'V26-000123' }))
    .toHaveAttribute('href', expect.stringContaining('/profile-customer/orders?orderCode=V26-000123'));
  await inspect();
  const none = Object.fromEntries(
    ['IT', 'CN', 'CZ', 'SR', 'SB', 'DE', 'EN'].map((language) => [language, language === 'EN']),
  );
  stubReply('get', '/api/v1/public/{prefix}/sds/checklanguage', () => Response.json(none));
  stubReply('get', '/api/v1/public/{prefix}/sds/download', () => new Response('%PDF-1.7'));
  const saveClick = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Apri SDS F120-7035-25' }).click();
  await expect.poll(() => saveClick.mock.contexts.length).toBe(1);
  const [download] = callsTo('get', '/api/v1/public/{prefix}/sds/download');
  expect(download?.url.searchParams.get('language')).toBe('EN');
});

test('on a phone, an order shows its shipments with the tracking link', async () => {
  const order = anOrder({ orderCode: 'V26-000123', status: 'E', shippedTotal: 1500, shippedWeight: 157.8 });
  stubResponse('get', '/api/v1/public/{prefix}/orders', paged([order]));
  stubResponse('get', '/api/v1/public/{prefix}/orders/{id}', order);
  stubResponse('get', '/api/v1/public/{prefix}/orders/{id}/timeline', { steps: [] });
  // The list contains only the first lines, so they do not say how many packages of the order there are.
  const part = { id: order.id, orderCode: order.orderCode, customerOrderCode: null, packageCount: 130 };
  stubResponse('get', LIST, paged([aShipment({ orders: [part], itemCount: 70 })]));
  await openPage(`/profile-customer/orders?open=${order.id}`, { viewer: aUser(), viewport: 'phone' });
  const shipments = page.getByRole('region', { name: 'Spedizioni di questo ordine' });
  await expect
    .element(shipments)
    .toMatchTextContent(/DDT-26-000815.*24-11-2026 · Corriere Padano · 130 confezioni/);
  expect(callsTo('get', LIST)[0]?.url.searchParams.get('orderId')).toBe(order.id);
  await expect
    .element(shipments.getByRole('link', { name: 'Segui la spedizione' }))
    .toHaveAttribute('href', 'https://tracking.example/815');
  await expect
    .element(shipments.getByRole('link', { name: 'Segnala un problema' }))
    .toHaveAttribute('href', expect.stringContaining('claims/new?shipmentCode=DDT-26-000815'));
  await inspect();
});

test('without shipments the list says when they appear, and sheets can be switched off', async () => {
  stubResponse('get', LIST, paged([]));
  stubResponse('get', SETTINGS, { sendsSheets: true });
  stubResponse('put', SETTINGS, { sendsSheets: false });
  await openPage('/profile-customer/shipments', { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await expect.element(page.getByText(/Noch keine Lieferungen/)).toBeVisible();
  const setting = page.getByRole('switch', { name: /^Sicherheitsdatenblätter automatisch senden/ });
  await expect.element(setting).toBeChecked();
  await inspect();
  await setting.click();
  await expect.element(setting).not.toBeChecked();
  await expect.poll(() => callsTo('put', SETTINGS)[0]?.body).toEqual({ sendsSheets: false });
});

test('a change that somebody else was faster with keeps its input, and says who it was', async () => {
  const DESK = '/api/v1/backoffice/shipments/{shipmentCode}';
  stubResponse('get', DESK, aShipment());
  stubRejection('patch', DESK, {
    status: 409,
    code: 'Conflict',
    outcome: { changedBy: 'carlo@cromia.test', changedOn: '2026-11-24T08:00:00.000Z' },
  });
  await openPage('/backoffice/shipments/DDT-26-000815', { viewer: aUser({ role: 'ADMIN' }) });
  await page.getByRole('button', { name: 'Modifica spedizione' }).click();
  const dialog = page.getByRole('dialog');
  const carrier = dialog.getByRole('textbox', { name: /Vettore/ });
  await carrier.fill('Altro corriere');
  stubResponse('get', DESK, aShipment({ carrier: 'Terzo corriere', version: 'v2' }));
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('carlo@cromia.test');
  await expect.element(carrier).toHaveValue('Altro corriere');
  await inspect();
  await dialog.getByRole('alert').getByRole('button').click();
  await expect.element(carrier).toHaveValue('Terzo corriere');
  stubResponse('patch', DESK, aShipment({ version: 'v3' }));
  await carrier.fill('Altro corriere');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(() => callsTo('patch', DESK).at(-1)?.body).toMatchObject({ version: 'v2' });
  await expect.element(dialog).not.toBeInTheDocument();
});
