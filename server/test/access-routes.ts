import type { Action } from '@cromia/domain/accounts/access';

const SHOP = '/api/v1/public/:prefix';
const COMPANY = '/api/v1/public/user-company';
const TYPES = `${COMPANY}/customer-requests/enter-customer-requests/types`;
const MANAGED = `${SHOP}/customer-requests/enter-customer-requests/types/managed`;

const UPDATES = 'customer-requests/update-customer-requests/pendings';

/**
 * Every call of the API with the action that it must be, written down a second time on purpose: a route that declares
 * a wrong action differs from its row here, and a new one has none until somebody has thought about it.
 */
export const ROUTES: Readonly<Record<string, Action>> = {
  'GET /api/health': 'public.read',
  'GET /api/ready': 'public.read',
  'GET /api/metrics': 'public.read',
  'GET /api/openapi.json': 'public.read',
  'GET /api/docs': 'public.read',
  'GET /api/docs/reference.js': 'public.read',
  'GET /api/brand': 'public.read',

  'POST /api/auth': 'accounts.login',
  'POST /api/auth/token-refreshing': 'accounts.refresh',
  'POST /api/auth/logout': 'accounts.logout',
  'GET /api/users/:username': 'accounts.read',
  'POST /api/users': 'accounts.register',
  'PUT /api/users/:username/confirm-registration': 'accounts.register',
  'PATCH /api/users/:username/forgot-password': 'accounts.reset-password',
  'PUT /api/users/:username/update-forgotten-password': 'accounts.reset-password',
  'PUT /api/users/:username/password': 'accounts.change-password',
  'PATCH /api/users/privates/:username': 'accounts.change',
  'PATCH /api/users/companies/:username': 'accounts.change',

  [`GET ${TYPES}/new-and-existing`]: 'activation.request',
  [`PUT ${TYPES}/new/drafts`]: 'activation.request',
  [`POST ${TYPES}/new/pendings`]: 'activation.request',
  [`POST ${TYPES}/existing/pendings`]: 'activation.request',
  [`GET ${COMPANY}/customer-requests/vat-check`]: 'activation.request',
  [`PATCH ${COMPANY}/upgrade/to-customer`]: 'activation.upgrade',
  [`DELETE ${COMPANY}/delete-request`]: 'activation.request',
  [`GET ${MANAGED}`]: 'activation.managed-requests',
  [`GET ${MANAGED}/drafts/:id`]: 'activation.managed-requests',
  [`PUT ${MANAGED}/drafts`]: 'activation.managed-requests',
  [`DELETE ${MANAGED}/drafts/:id`]: 'activation.managed-requests',
  [`POST ${MANAGED}/pendings`]: 'activation.managed-requests',
  [`GET ${SHOP}/customer-requests/vat-check`]: 'activation.managed-requests',
  'GET /api/v1/public/customer/customer-invitations': 'invitations.sent',
  'POST /api/v1/public/customer/customer-invitations/pendings': 'invitations.send',
  'DELETE /api/v1/public/customer/customer-invitations/pendings': 'invitations.delete',
  [`GET ${COMPANY}/customer-invitations`]: 'invitations.received',
  [`PATCH ${COMPANY}/customer-invitations/pendings`]: 'invitations.answer',

  // Only on demo data, as the tests run, and while no mail server takes the mails.
  'GET /api/demo/mailbox': 'demo.mailbox',
  'GET /api/demo/mailbox/:id': 'demo.mailbox',

  'GET /api/v1/public/customer/customer-profiles': 'customers.own',
  [`GET ${SHOP}/customer-profiles`]: 'customers.read',
  [`GET ${SHOP}/customer-profiles/:code`]: 'customers.read',
  [`GET ${SHOP}/customer-profiles/search/autocomplete`]: 'customers.suggest',
  [`POST /api/v1/public/customer/customer-profiles/${UPDATES}`]: 'customers.own',
  [`POST ${SHOP}/customer-profiles/${UPDATES}`]: 'customers.request-edit',
  [`HEAD ${SHOP}/customer-profiles/:code/${UPDATES}`]: 'customers.request-edit',

  'GET /api/products/filters/name': 'catalogue.search',
  'GET /api/products/filters/advanced': 'catalogue.search',
  'GET /api/products/filters/multi': 'catalogue.search',
  'GET /api/products/suggest': 'catalogue.search',
  'GET /api/products/:productClass/:serial/:color/:pkg': 'catalogue.read',
  'GET /api/tds/versions/last/available-languages': 'tds.languages',
  'GET /api/tds/pdf/version/:id': 'tds.download',

  [`GET ${SHOP}/customer-products/export`]: 'ordered-products.list',
  [`GET ${SHOP}/customer-products`]: 'ordered-products.list',
  [`PATCH ${SHOP}/customer-products/preferred`]: 'ordered-products.prefer',

  [`GET ${SHOP}/carts`]: 'cart.read',
  [`POST ${SHOP}/carts`]: 'cart.change',
  [`PUT ${SHOP}/carts`]: 'cart.change',
  [`POST ${SHOP}/carts/items`]: 'cart.change',
  [`DELETE ${SHOP}/carts/items`]: 'cart.change',
  [`POST ${SHOP}/carts/quick-order/check`]: 'cart.change',
  [`POST ${SHOP}/carts/quick-order/upload`]: 'cart.change',
  [`POST ${SHOP}/order-requests`]: 'order-requests.create',
  [`GET ${SHOP}/order-requests/export`]: 'order-requests.list',
  [`GET ${SHOP}/order-requests/:id/pdf`]: 'order-requests.list',
  [`GET ${SHOP}/order-requests`]: 'order-requests.list',
  [`GET ${SHOP}/order-requests/:id`]: 'order-requests.list',
  [`POST ${SHOP}/order-requests/expired/:id`]: 'order-requests.create',
  [`POST ${SHOP}/order-requests/from-offer-request-accepted`]: 'order-requests.create',
  [`GET ${SHOP}/order-requests/redo/:id`]: 'order-requests.redo',
  [`POST ${SHOP}/offer-requests`]: 'offer-requests.create',
  [`GET ${SHOP}/offer-requests/export`]: 'offer-requests.list',
  [`GET ${SHOP}/offer-requests/:id/pdf`]: 'offer-requests.list',
  [`GET ${SHOP}/offer-requests`]: 'offer-requests.list',
  [`GET ${SHOP}/offer-requests/:id`]: 'offer-requests.list',
  [`POST ${SHOP}/offer-requests/rejected-or-accepted-but-expired/:id`]: 'offer-requests.create',
  [`GET ${SHOP}/orders/export`]: 'orders.list',
  [`GET ${SHOP}/orders/:id/pdf`]: 'orders.list',
  [`GET ${SHOP}/orders`]: 'orders.list',
  [`GET ${SHOP}/orders/:id`]: 'orders.list',

  'GET /api/v1/backoffice/customer-requests': 'backoffice.decide',
  'GET /api/v1/backoffice/customer-requests/managers': 'backoffice.decide',
  'GET /api/v1/backoffice/customer-requests/:id': 'backoffice.decide',
  'POST /api/v1/backoffice/customer-requests/:id/decision': 'backoffice.decide',
  'GET /api/v1/backoffice/update-customer-requests': 'backoffice.decide',
  'GET /api/v1/backoffice/update-customer-requests/:id': 'backoffice.decide',
  'POST /api/v1/backoffice/update-customer-requests/:id/decision': 'backoffice.decide',
  'GET /api/v1/backoffice/portfolios': 'backoffice.portfolios',
  'GET /api/v1/backoffice/portfolios/customers': 'backoffice.portfolios',
  'GET /api/v1/backoffice/portfolios/:username/customers': 'backoffice.portfolios',
  'POST /api/v1/backoffice/portfolios/:username/customers': 'backoffice.portfolios',
  'DELETE /api/v1/backoffice/portfolios/:username/customers': 'backoffice.portfolios',
  'POST /api/v1/backoffice/portfolios/import': 'backoffice.portfolios',
  'GET /api/v1/backoffice/order-requests': 'backoffice.decide',
  'GET /api/v1/backoffice/order-requests/:id': 'backoffice.decide',
  'POST /api/v1/backoffice/order-requests/:id/decision': 'backoffice.decide',
  'GET /api/v1/backoffice/offer-requests': 'backoffice.decide',
  'GET /api/v1/backoffice/offer-requests/:id': 'backoffice.decide',
  'POST /api/v1/backoffice/offer-requests/:id/decision': 'backoffice.decide',
  'GET /api/v1/backoffice/orders': 'backoffice.decide',
  'GET /api/v1/backoffice/orders/:id': 'backoffice.decide',
  'POST /api/v1/backoffice/orders/:id/status': 'backoffice.decide',

  'GET /api/v1/backoffice/tds': 'backoffice.documents',
  'POST /api/v1/backoffice/tds': 'backoffice.documents',
};
