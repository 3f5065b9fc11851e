import type accounts from './it/accounts.json';
import type activation from './it/activation.json';
import type backoffice from './it/backoffice.json';
import type cart from './it/cart.json';
import type catalogue from './it/catalogue.json';
import type checkout from './it/checkout.json';
import type common from './it/common.json';
import type contact from './it/contact.json';
import type customers from './it/customers.json';
import type dealers from './it/dealers.json';
import type errors from './it/errors.json';
import type help from './it/help.json';
import type legal from './it/legal.json';
import type mailbox from './it/mailbox.json';
import type offers from './it/offers.json';
import type orderedProducts from './it/ordered-products.json';
import type orders from './it/orders.json';
import type privateCatalogue from './it/private-catalogue.json';
import type quickOrder from './it/quick-order.json';
import type sds from './it/sds.json';
import type shell from './it/shell.json';
import type tds from './it/tds.json';

/** The texts of each capability; Italian is the fallback language and so the measure of the keys. */
export interface Texts {
  accounts: typeof accounts;
  activation: typeof activation;
  backoffice: typeof backoffice;
  cart: typeof cart;
  catalogue: typeof catalogue;
  checkout: typeof checkout;
  common: typeof common;
  contact: typeof contact;
  customers: typeof customers;
  dealers: typeof dealers;
  errors: typeof errors;
  help: typeof help;
  legal: typeof legal;
  offers: typeof offers;
  'ordered-products': typeof orderedProducts;
  mailbox: typeof mailbox;
  orders: typeof orders;
  'private-catalogue': typeof privateCatalogue;
  'quick-order': typeof quickOrder;
  sds: typeof sds;
  shell: typeof shell;
  tds: typeof tds;
}
