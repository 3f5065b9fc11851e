import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../test/api-stub';
import { aCustomer } from '../../../test/builders/customer';
import { aDeskOffer } from '../../../test/builders/desk/desk-offer';
import { aDeskOrder } from '../../../test/builders/desk/desk-order';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { aWorkListCustomer } from '../../../test/builders/work-list-customer';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const AGENT = aUser({ role: 'AGENT', username: 'agente@cromia.test' });

test('a manager sees the orders of all customers in one list, each with its lines', async () => {
  const order = aDeskOrder();
  stubResponse('get', '/api/v1/public/{prefix}/portfolio/orders', paged([order]));
  await openPage('/profile-agent/orders?customer=Rossi', { viewer: AGENT });
  const row = page.getByRole('row').nth(1);
  await expect.element(row).toMatchTextContent(order.orderCode);
  await expect
    .element(page.getByRole('link', { name: order.businessName }))
    .toHaveAttribute(
      'href',
      expect.stringContaining(`customerCode=${order.customerCode}&orderCode=${order.orderCode}`),
    );
  await page.getByRole('button', { name: `Apri ${order.orderCode}` }).click();
  await expect
    .element(page.getByRole('table', { name: 'Righe dell’ordine' }))
    .toMatchTextContent('F120-7035-25');
  expect(callsTo('get', '/api/v1/public/{prefix}/portfolio/orders')[0]?.url.search).toContain(
    'customer=Rossi',
  );
  await inspect();
});

test('a manager sees the offer requests of all customers in one list', async () => {
  const offer = aDeskOffer();
  stubResponse('get', '/api/v1/public/{prefix}/portfolio/offer-requests', paged([offer]));
  await openPage('/profile-agent/offers', { viewer: AGENT, language: 'de', viewport: 'phone' });
  await expect.element(page.getByRole('link', { name: offer.businessName })).toBeVisible();
  await inspect();
});

test.for([
  ['/profile-agent/orders', '/api/v1/public/{prefix}/portfolio/orders', 'de'],
  ['/profile-agent/offers', '/api/v1/public/{prefix}/portfolio/offer-requests', 'it'],
  ['/profile-agent/order-requests', '/api/v1/public/{prefix}/portfolio/order-requests', 'pl'],
] as const)(
  'for a manager without customers, %s links to customer service',
  async ([path, list, language]) => {
    stubResponse('get', list, paged([]));
    stubResponse('get', '/api/v1/public/{prefix}/customer-profiles', paged([]));
    const { words } = await openPage(path, { viewer: AGENT, language, viewport: 'phone' });
    await expect.element(page.getByText(words('customers:list.none'))).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: words('shell:customerService.contact') }))
      .toHaveAttribute('href', expect.stringContaining('/contact-area'));
    await inspect();
  },
);

test('a manager whose customers have no offer requests sees a message', async () => {
  stubResponse('get', '/api/v1/public/{prefix}/portfolio/offer-requests', paged([]));
  stubResponse('get', '/api/v1/public/{prefix}/customer-profiles', paged([aWorkListCustomer()]));
  await openPage('/profile-agent/offers', { viewer: AGENT });
  await expect.element(page.getByText('I tuoi clienti non hanno ancora richieste di offerta.')).toBeVisible();
});

test('a manager filters offer requests by customer name', async () => {
  const listPath = '/api/v1/public/{prefix}/portfolio/offer-requests';
  stubResponse('get', listPath, paged([aDeskOffer()]));
  const { place } = await openPage('/profile-agent/offers', { viewer: AGENT });
  await page.getByRole('button', { name: 'Filtri' }).click();
  await page.getByRole('textbox', { name: 'Cliente (nome o codice)' }).fill('rossi');
  await page.getByRole('button', { name: 'Filtra' }).click();
  await expect.poll(place).toContain('customer=rossi');
  await expect.poll(() => callsTo('get', listPath).at(-1)?.url.searchParams.get('customer')).toBe('rossi');
});

test('for a manager, the order number filter is labelled as the number of the customer', async () => {
  stubResponse('get', '/api/v1/public/{prefix}/orders', paged([]));
  await openPage('/profile-customer/orders', {
    viewer: AGENT,
    actingFor: { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' },
  });
  await page.getByRole('button', { name: 'Filtri' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Codice o numero del cliente' })).toBeVisible();
});

test('the name of a customer leads to the offer of the row, and acts for the customer', async () => {
  const offer = aDeskOffer({ canOrder: false });
  stubResponse('get', '/api/v1/public/{prefix}/portfolio/offer-requests', paged([offer]));
  stubResponse('get', '/api/v1/public/{prefix}/customer-profiles/{code}', aCustomer(offer));
  stubResponse('get', '/api/v1/public/{prefix}/offer-requests', paged([offer]));
  stubResponse('get', '/api/v1/public/{prefix}/offer-requests/{id}', offer);
  const { place } = await openPage('/profile-agent/offers', { viewer: AGENT });
  await page.getByRole('link', { name: offer.businessName }).click();
  // The customer leaves the address once the agent acts for it.
  await expect.poll(place).toMatch(/^\/profile-customer\/request-offers\?(?!.*customerCode)/);
  expect(place()).toContain(`open=${offer.id}`);
  const listed = () => callsTo('get', '/api/v1/public/{prefix}/offer-requests').at(-1)?.url.searchParams;
  await expect.poll(() => listed()?.get('number')).toBe(offer.number);
  await expect
    .element(page.getByRole('region', { name: 'Cliente per cui operi' }))
    .toMatchTextContent(offer.customerCode);
  await expect.element(page.getByRole('table', { name: 'Righe dell’offerta' })).toBeVisible();
});

test('an offer can be ordered from the list of all customers', async () => {
  const offer = aDeskOffer({ status: 'ACCEPTED', canOrder: true });
  stubResponse('get', '/api/v1/public/{prefix}/portfolio/offer-requests', paged([offer]));
  stubResponse('get', '/api/v1/public/{prefix}/customer-profiles/{code}', aCustomer(offer));
  stubResponse('get', '/api/v1/public/{prefix}/offer-requests/{id}', offer);
  const { place } = await openPage('/profile-agent/offers', { viewer: AGENT });
  await page.getByRole('button', { name: /^Richiedi ordine/ }).click();
  await expect.poll(place).toBe('/checkout/order');
  await expect
    .element(page.getByRole('region', { name: 'Cliente per cui operi' }))
    .toMatchTextContent(offer.businessName);
});
