import { onCall, onRejected, onResponse } from './api-stub';
import { aBrand } from './builders/brand';
import { aCart } from './builders/cart';
import { aCustomer } from './builders/customer';
import { paged } from './builders/paged';

/** Stubs the calls of the shell: session, brand, cart count, customer, invitations, the user's own request. */
export function stubShell(): void {
  onCall('post', '/api/auth/token-refreshing', { accessToken: 'access', refreshToken: 'refresh' });
  onCall('post', '/api/auth/logout', undefined);
  onCall('get', '/api/brand', aBrand());
  onCall('get', '/api/v1/public/{prefix}/carts', aCart());
  onCall('get', '/api/v1/public/{prefix}/carts/missing-hardeners', []);
  onCall('get', '/api/v1/public/{prefix}/customer-profiles/{code}', ({ params }) =>
    aCustomer({ customerCode: params.code ?? '' }),
  );
  onCall('get', '/api/products/from-prices', []);
  onCall('get', '/api/v1/public/user-company/customer-invitations', paged([]));
  onRejected(
    'get',
    '/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new-and-existing',
    { status: 404, code: 'NotFound' },
  );
  // Section 4: 404 means that the customer's data can be changed.
  onResponse(
    'head',
    '/api/v1/public/{prefix}/customer-profiles/{code}/customer-requests/update-customer-requests/pendings',
    () => new Response(null, { status: 404 }),
  );
}
