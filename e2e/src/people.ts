import { randomInt } from 'node:crypto';
import type { UiLanguage } from '@cromia/domain/languages';
import type { OrderStatus } from '@cromia/domain/orders/order';
import type { CompanyRole } from '@cromia/domain/people/company-roles';
import { DEMO_PASSWORD } from '../../server/demo/people/accounts.ts';
import type { Database } from '../../server/src/platform/database/connection.ts';
import { aCustomer, anOrder, aShippingAddress, aUser } from '../../server/test/builders/shop.ts';

export { DEMO_PASSWORD };

/** The user name of a demo account (contract, section 4). */
export const demoUsername = (name: string): string => `${name}@demo.cromia.test`;

/** A user created for a single test, so that journeys can run in parallel and repeatedly. */
export interface Person {
  username: string;
}

export interface Shopper extends Person {
  customerCode: string;
  customerId: string;
}

/** Columns of a person who has logged in before, so that the first-login page is not shown. */
const REGULAR_USER = {
  firstname: 'Marta',
  lastname: 'Fontana',
  roleSds: 'AUTO',
  notificationMail: true,
  version: 5,
} as const;

/** Creates a customer company with two shipping addresses, a price list and one user. */
export async function aShopper(
  db: Database,
  { language = 'it', ...overrides }: { language?: UiLanguage; businessName?: string } = {},
): Promise<Shopper> {
  const customerCode = String(randomInt(500_000, 999_999));
  const customer = await aCustomer(db, {
    businessName: `Verniciatura ${customerCode} S.r.l.`,
    ...overrides,
    customerCode,
    discountPct1: 20,
    discountPct2: 5,
  });
  await aShippingAddress(db, customer, {
    code: 'SD002',
    businessName: 'Cantiere',
    streetAddress1: 'Via Piave 20',
  });
  const username = `shopper-${customerCode}@e2e.test`;
  await aUser(db, { ...REGULAR_USER, username, role: 'CUSTOMER', language, customer });
  return { username, customerCode, customerId: customer.id };
}

/** Creates another user of a shopper's customer, who buys without limits. */
export async function aColleague(
  db: Database,
  { customerCode, customerId }: Shopper,
  {
    language = 'it',
    firstname = REGULAR_USER.firstname,
    ...rights
  }: { language?: UiLanguage; firstname?: string; companyRole?: CompanyRole; orderLimit?: number } = {},
): Promise<Person> {
  const username = `colleague-${randomInt(1e9)}@e2e.test`;
  const customer = { id: customerId, customerCode };
  await aUser(db, { ...REGULAR_USER, firstname, username, role: 'CUSTOMER', language, customer });
  if (Object.keys(rights).length > 0)
    await db.updateTable('users').set(rights).where('username', '=', username).execute();
  return { username };
}

/** Creates a list of a user with 8 packages of each product, shared with the company. */
export async function aSharedList(
  db: Database,
  { username, customerId }: Shopper,
  { name, products }: { name: string; products: readonly string[] },
): Promise<void> {
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const list = await db
    .insertInto('shoppingLists')
    .values({ customerId, userId, name, isShared: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = await Promise.all(products.map((code) => findProductId(db, code)));
  await db
    .insertInto('shoppingListItems')
    .values(ids.map((productId, sortOrder) => ({ listId: list.id, productId, quantity: 8, sortOrder })))
    .execute();
}

/** Creates a user of a company that is not yet a customer. */
export async function aCompanyUser(
  db: Database,
  { language = 'it' }: { language?: UiLanguage } = {},
): Promise<Person> {
  const username = `company-${randomInt(1e9)}@e2e.test`;
  await aUser(db, { ...REGULAR_USER, username, role: 'USER', language });
  return { username };
}

/** Creates an agent who manages one customer only. */
export async function anAgentFor(db: Database, { customerCode, customerId }: Shopper): Promise<Shopper> {
  const agent = await anAgent(db);
  await assignCustomer(db, agent, { customerId });
  return { ...agent, customerCode, customerId };
}

/** Creates an agent without customers. */
export async function anAgent(
  db: Database,
  { language = 'it' }: { language?: UiLanguage } = {},
): Promise<Person> {
  const username = `agent-${randomInt(1e9)}@e2e.test`;
  await aUser(db, { ...REGULAR_USER, username, role: 'AGENT', language });
  return { username };
}

/** Adds a customer to a user's portfolio. */
export async function assignCustomer(
  db: Database,
  { username }: Person,
  { customerId }: Pick<Shopper, 'customerId'>,
): Promise<void> {
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await db.insertInto('customerManagers').values({ customerId, userId }).execute();
}

/** Completes a customer's data, so that its change requests are valid. */
export async function completeProfile(db: Database, { customerId }: Shopper): Promise<void> {
  await db
    .updateTable('customers')
    .set({
      sdiCode: 'A1B2C3D',
      pec: 'azienda@pec.test',
      bankName: 'Banca Alta',
      iban: 'IT60X0542811101000000123456',
    })
    .where('id', '=', customerId)
    .execute();
  await db
    .updateTable('customerContacts')
    .set({ department: 'PRC', phoneNumber: '+39 0422 512345' })
    .where('customerId', '=', customerId)
    .where('code', '=', 'C001')
    .execute();
  await db
    .insertInto('customerContacts')
    .values({
      customerId,
      code: 'C002',
      role: 'OFW',
      department: 'ADM',
      isAdministration: true,
      gender: 'F',
      firstName: 'Anna',
      lastName: 'Pozzi',
      email: 'anna@e2e.test',
      phoneNumber: '+39 0422 512345',
    })
    .execute();
}

/** Looks up a product's id by its displayed code. */
async function findProductId(db: Database, code: string): Promise<number> {
  const [serial = '', color = '', pkg = ''] = code.split('-');
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('serial', '=', serial)
    .where('color', '=', color)
    .where('pkg', '=', pkg)
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds packages of products to a shopper's cart, last seen at an agreed price of 10 EUR. */
export async function fillCart(
  db: Database,
  shopper: Shopper,
  products: readonly string[],
  quantity: number,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', shopper.username)
    .executeTakeFirstOrThrow();
  const cart = await db
    .insertInto('carts')
    .values({ customerId: shopper.customerId, userId: user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = products.map(async (code, index) => ({
    cartId: cart.id,
    sortOrder: index + 1,
    productId: await findProductId(db, code),
    quantity,
    seenFinalUnitPrice: await setPrice(db, shopper, code, 10),
    seenInStock: true,
    seenStatus: 'A',
  }));
  await db
    .insertInto('cartItems')
    .values(await Promise.all(lines))
    .execute();
}

/**
 * Sets a customer's agreed price for one product, in EUR per unit of measure, without discounts.
 * @returns the price
 */
export async function setPrice(
  db: Database,
  shopper: Shopper,
  code: string,
  unitPrice: number,
): Promise<number> {
  await db
    .insertInto('customerPrices')
    .values({
      customerId: shopper.customerId,
      productId: await findProductId(db, code),
      priceListCode: 'RIV',
      unitPrice,
    })
    .onConflict((conflict) => conflict.columns(['customerId', 'productId']).doUpdateSet({ unitPrice }))
    .execute();
  return unitPrice;
}

/** Reads the statuses and quantities of the order requests with a customer order code. */
export function readOrderRequests(
  db: Database,
  customerOrderCode: string,
): Promise<{ status: string; quantity: number }[]> {
  return db
    .selectFrom('orderRequests')
    .innerJoin('orderRequestItems', 'orderRequestItems.orderRequestId', 'orderRequests.id')
    .select(['orderRequests.status', 'orderRequestItems.quantity'])
    .where('customerOrderCode', '=', customerOrderCode)
    .orderBy('orderRequestItems.sortOrder')
    .execute();
}

/** Creates an order of several products with the same number of packages each. @returns its code */
export async function anOrderOf(
  db: Database,
  { customerId, customerCode }: Shopper,
  { products, ...overrides }: { products: readonly string[]; quantity: number; status: OrderStatus },
): Promise<string> {
  const orderCode = `E2E-${randomInt(1e9)}`;
  await anOrder(db, {
    ...overrides,
    orderCode,
    customer: { id: customerId, customerCode },
    products: await Promise.all(products.map(async (code) => ({ id: await findProductId(db, code) }))),
    createdOn: new Date().toISOString(),
    deliveryDate: '2036-12-01',
  });
  return orderCode;
}

/** Expires a customer's requests: their last day is past in every time zone. */
export async function expireRequests(
  db: Database,
  requests: 'offerRequests' | 'orderRequests',
  { customerId }: Shopper,
): Promise<void> {
  await db
    .updateTable(requests)
    .set({ expirationDate: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10) })
    .where('customerId', '=', customerId)
    .execute();
}
