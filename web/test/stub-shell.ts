import { stubRejection, stubReply, stubResponse } from './api-stub';
import { aBrand } from './builders/brand';
import { aCart } from './builders/catalogue/cart';
import { aCustomer } from './builders/customer';
import { aCustomerSales } from './builders/customer-sales';
import { anOrder } from './builders/order';
import { anOrderRequest } from './builders/order-request';
import { paged } from './builders/paged';

/** Stubs the calls of the shell: session, brand, cart count, customer, invitations, the user's own request. */
export function stubShell(): void {
  stubResponse('get', '/api/v1/public/{prefix}/customer-profiles/{code}/sales', aCustomerSales());
  stubResponse('get', '/api/v1/public/{prefix}/customer-profiles/{code}/notes', []);
  stubResponse('get', '/api/v1/public/{prefix}/orders/{id}/timeline', { steps: [] });
  stubResponse('get', '/api/v1/public/{prefix}/order-requests/{id}/timeline', { steps: [] });
  for (const path of [
    '/api/v1/public/{prefix}/offer-requests/{id}/messages',
    '/api/v1/public/{prefix}/order-requests/{id}/messages',
    '/api/v1/backoffice/offer-requests/{id}/messages',
    '/api/v1/backoffice/order-requests/{id}/messages',
  ] as const)
    stubResponse('get', path, { heldSince: null, messages: [] });
  // The dangerous goods of an opened document, which lists do not contain
  stubResponse('get', '/api/v1/public/{prefix}/orders/{id}', ({ params }) =>
    anOrder({ id: params.id ?? '' }),
  );
  stubResponse('get', '/api/v1/public/{prefix}/order-requests/{id}', ({ params }) =>
    anOrderRequest({ id: params.id ?? '' }),
  );
  stubResponse('get', '/api/v1/backoffice/customers/{code}/training-confirmation', {
    confirmedOn: null,
    confirmedBy: null,
    validUntil: null,
    isValid: false,
    confirmers: [],
  });
  stubResponse('post', '/api/auth/token-refreshing', { accessToken: 'access', refreshToken: 'refresh' });
  stubResponse('post', '/api/auth/logout', undefined);
  stubResponse('get', '/api/brand', aBrand());
  stubResponse('get', '/api/v1/public/{prefix}/account-balance', {
    creditLimit: null,
    open: 0,
    overdue: 0,
    ordered: 0,
    available: null,
    blocksOverLimit: false,
  });
  stubResponse('get', '/api/v1/backoffice/handling/{kind}/{id}', {
    assignedTo: null,
    note: null,
    version: 'v1',
  });
  stubResponse('get', '/api/v1/backoffice/handling/assignees', []);
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart());
  stubResponse('get', '/api/v1/public/{prefix}/carts/hardeners', []);
  stubResponse('get', '/api/v1/public/{prefix}/closed-days', { closedDays: [] });
  stubResponse('get', '/api/v1/public/{prefix}/customer-profiles/{code}', ({ params }) =>
    aCustomer({ customerCode: params.code ?? '' }),
  );
  stubResponse('get', '/api/products/from-prices', []);
  stubResponse('get', '/api/v1/public/{prefix}/stock-watches', { watches: [] });
  stubResponse('get', '/api/products/hazard-labels', []);
  stubResponse('get', '/api/v1/public/user-company/customer-invitations', paged([]));
  stubRejection(
    'get',
    '/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new-and-existing',
    { status: 404, code: 'NotFound' },
  );
  // Section 4: 404 means that the customer's data can be changed.
  stubReply(
    'head',
    '/api/v1/public/{prefix}/customer-profiles/{code}/customer-requests/update-customer-requests/pendings',
    () => new Response(null, { status: 404 }),
  );
}
