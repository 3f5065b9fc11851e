import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubRejection, stubReply, stubResponse } from '../../../../test/api-stub';
import { aCart, aCartItem } from '../../../../test/builders/catalogue/cart';
import { aCustomer } from '../../../../test/builders/customer';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { aWorkListCustomer } from '../../../../test/builders/work-list-customer';
import { inspect } from '../../../../test/inspect';
import { type OpenedPage, openPage } from '../../../../test/open-page';

const CUSTOMER = { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' };

const bar = () => page.getByRole('region', { name: 'Cliente per cui operi' });
const clickInDialog = (text: string) =>
  page.getByRole('dialog').getByRole('button', { name: text, exact: true }).click();

/** Opens a page as an agent who has started an order for a customer and typed into it. */
async function startOrderAsAgent(): Promise<OpenedPage> {
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart({ items: [aCartItem()] }));
  stubResponse('get', '/api/v1/public/{prefix}/customer-profiles', paged([aWorkListCustomer()]));
  stubRejection(
    'head',
    '/api/v1/public/{prefix}/customer-profiles/{code}/customer-requests/update-customer-requests/pendings',
    { status: 404, code: 'NotFound' },
  );
  stubResponse('get', '/api/v1/public/{prefix}/order-requests', paged([]));
  const openedPage = await openPage('/profile-customer/cart', {
    viewer: aUser({ role: 'AGENT' }),
    actingFor: CUSTOMER,
  });
  const { place } = openedPage;
  await expect.element(bar()).toMatchTextContent('Rossi Verniciature S.r.l. · 100001');
  await page.getByRole('button', { name: 'Richiedi ordine' }).click();
  await expect.poll(place).toBe('/checkout/order');
  await page.getByRole('textbox', { name: 'Codice ordine cliente', exact: false }).fill('ORD-2041');
  return openedPage;
}

/** Picks the only customer of the portfolio and expects that no checkout is open. */
async function expectNoCheckout({ place, router }: OpenedPage): Promise<void> {
  await page.getByRole('button', { name: `Opera per conto di ${CUSTOMER.businessName}` }).click();
  await expect.poll(place).toBe('/profile-customer');
  await router.navigate({ to: '/checkout/order' });
  await expect.poll(place).toBe('/profile-customer/cart');
}

test('stopping in the checkout leads an agent to the customers and ends the checkout', async () => {
  const openedPage = await startOrderAsAgent();
  const { place } = openedPage;
  await bar().getByRole('button', { name: 'Termina' }).click();
  await clickInDialog('Lascia la pagina');
  await expect.poll(place).toBe('/profile-agent');
  await expect.element(bar()).not.toBeInTheDocument();
  await inspect();
  await expectNoCheckout(openedPage);
});

test('staying in the checkout after stopping keeps the chosen customer', async () => {
  const openedPage = await startOrderAsAgent();
  const { place } = openedPage;
  await inspect();
  await bar().getByRole('button', { name: 'Termina' }).click();
  await clickInDialog('Resta qui');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(place()).toBe('/checkout/order');
  await bar().getByRole('button', { name: 'Cambia cliente' }).click();
  await clickInDialog('Lascia la pagina');
  await expect.poll(place).toBe('/profile-agent');
  await expect.element(page.getByText('Cliente attuale')).toBeVisible();
  await expect.element(bar()).toBeVisible();
  await inspect();
});

test('a link to a customer keeps the place of the bar while the customer is loading', async () => {
  let answer = () => {};
  const loaded = new Promise<void>((resolve) => {
    answer = resolve;
  });
  stubReply('get', '/api/v1/public/{prefix}/customer-profiles/{code}', async () => {
    await loaded;
    return Response.json(aCustomer(CUSTOMER));
  });
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart({ items: [aCartItem()] }));
  const opened = openPage('/profile-customer/cart?customerCode=100001', { viewer: aUser({ role: 'AGENT' }) });
  const findMainTop = () => document.querySelector('main')?.getBoundingClientRect().top;
  await expect.poll(findMainTop).toBeGreaterThan(100);
  const top = findMainTop();
  answer();
  await opened;
  await expect.element(bar()).toMatchTextContent('Rossi Verniciature S.r.l. · 100001');
  expect(findMainTop()).toBe(top);
});
