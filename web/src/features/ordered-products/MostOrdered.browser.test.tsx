import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../test/api-stub';
import { anOrderedProduct } from '../../../test/builders/catalogue/ordered-product';
import { aProduct } from '../../../test/builders/catalogue/product';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PRODUCTS_PATH = '/api/v1/public/{prefix}/customer-products';

test('the overview of a buyer lists the most ordered products of the company with links to them', async () => {
  stubResponse('get', '/api/v1/open-tasks', { tasks: [] });
  stubResponse('get', '/api/v1/public/{prefix}/overview', { waiting: [], expiringOffers: [] });
  stubResponse('get', '/api/v1/public/{prefix}/orders', paged([]));
  stubResponse('get', PRODUCTS_PATH, paged([anOrderedProduct('F120-7035-25', { lastQuantity: 8 })]));
  stubResponse('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params }),
  );
  stubResponse('get', '/api/tds/versions/last/available-languages', []);
  const { place } = await openPage('/profile-customer/overview', { viewer: aUser() });
  const products = page.getByRole('region', { name: 'Ordinati più spesso' });
  await expect.element(products).toMatchTextContent('8 confezioni');
  expect(callsTo('get', PRODUCTS_PATH)[0]?.url.searchParams.get('sort')).toBe('timesOrdered,desc');
  await inspect();
  await products.getByRole('listitem').getByRole('link').click();
  await expect.poll(place).toContain('/profile-customer/ordered-products?open=F120-7035-');
});
