import { calculateTransport } from '@cromia/domain/hazards/transport/calculate-transport';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/catalogue/cart';
import { aProductCode } from '../../../test/builders/catalogue/product-line';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const CART = '/profile-customer/cart';
const CARTS = '/api/v1/public/{prefix}/carts';
const PAINT = {
  ...{ unNumber: '1263', properShippingName: 'PAINT', transportClass: '3', packingGroup: 'III' as const },
  ...{ tunnelCode: 'D/E', transportCategory: 3, limitedQuantity: 5, environmentallyHazardous: false },
};

test('weight, sums and dangerous goods are of the selected lines, and say so', async () => {
  const items = [
    aCartItem({ sortOrder: 1 }),
    aCartItem({ sortOrder: 2, productCode: aProductCode('F120-7016-25'), quantity: 8 }),
  ];
  const lines = items.map((item) => ({
    ...item,
    um: 'l',
    qta: 25.01,
    dna: null,
    packages: item.quantity,
    hazard: PAINT,
  }));
  stubResponse('get', CARTS, aCart({ items, transport: calculateTransport(lines) }));
  await openPage(CART, { viewer: aUser() });
  await expect.element(page.getByText('Peso lordo totale')).toBeVisible();
  const readWeight = () => page.getByText('Peso lordo totale').element().parentElement?.textContent;
  await expect.poll(readWeight).toMatch(/31[56]/);
  // 300.12 points: whole ones, rounded up.
  await expect.element(page.getByText(/301\s+di/)).toBeVisible();
  const note = page.getByText('Solo le righe selezionate: 1 di 2');
  await expect.element(note).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: /F120-7016-25/ }).click();
  await expect.poll(readWeight).toMatch(/105/);
  await expect.element(page.getByText(/101\s+di/)).toBeVisible();
  await expect.element(note.last()).toBeVisible();
  await inspect();
});

test('a selection beyond the limit of the buyer says so in the cart, and who may approve it', async () => {
  stubResponse('get', '/api/v1/public/{prefix}/purchase-rights', {
    ...{ companyRole: 'BUYER', orderLimit: 1500, monthLimit: null, monthTotal: 0 },
    approvers: ['Olga Titolare'],
  });
  const items = [
    aCartItem({ sortOrder: 1 }),
    aCartItem({ sortOrder: 2, productCode: aProductCode('F120-7016-25') }),
  ];
  stubResponse('get', CARTS, aCart({ items }));
  await openPage(CART, { viewer: aUser({ companyRole: 'BUYER', hasColleagues: true }) });
  await expect.element(page.getByText('Supera il limite per ordine di 1.500,00 €')).toBeVisible();
  await expect.element(page.getByText('Può approvare: Olga Titolare.')).toBeVisible();
  await inspect();
  await page.getByRole('checkbox', { name: /F120-7016-25/ }).click();
  await expect.element(page.getByText('Senza approvazione fino a 1.500,00 € per ordine.')).toBeVisible();
});
