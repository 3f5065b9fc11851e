import { randomInt } from 'node:crypto';
import type { Role } from '@cromia/domain/accounts/roles';
import type { UiLanguage } from '@cromia/domain/languages';
import type { OrderStatus } from '@cromia/domain/orders/order';
import { DEMO_PASSWORD } from '../../server/demo/people/accounts.ts';
import { hashPassword } from '../../server/src/platform/access/passwords.ts';
import type { Database } from '../../server/src/platform/database/connection.ts';

export { DEMO_PASSWORD };

/** The user name of a demo account (contract, section 4). */
export const demo = (name: string): string => `${name}@demo.cromia.test`;

/** A user created for a single test, so that journeys can run in parallel and repeatedly. */
export interface Person {
  username: string;
}

export interface Shopper extends Person {
  customerCode: string;
  customerId: string;
}

let hashed: Promise<string> | undefined;

/** Creates a user who can log in with the demo's password. */
async function addUser(
  db: Database,
  given: { username: string; role: Role; language: UiLanguage; customerId: string | null },
): Promise<Person> {
  hashed ??= hashPassword(DEMO_PASSWORD);
  await db
    .insertInto('users')
    .values({
      ...given,
      type: 'C',
      passwordHash: await hashed,
      firstname: 'Marta',
      lastname: 'Fontana',
      roleSds: 'AUTO',
      notificationMail: true,
      version: 5,
      confirmedAt: new Date(),
    })
    .execute();
  return { username: given.username };
}

/** Creates a customer company with two shipping addresses, a price list and one user. */
export async function aShopper(
  db: Database,
  given: { language?: UiLanguage; priceListCode?: string; businessName?: string } = {},
): Promise<Shopper> {
  const customerCode = String(randomInt(500_000, 999_999));
  const { id } = await db
    .insertInto('customers')
    .values({
      customerCode,
      businessName: given.businessName ?? `Verniciatura ${customerCode} S.r.l.`,
      vatNumber: `IT${customerCode}00017`,
      priceListCode: given.priceListCode ?? 'RIV',
      discountPct1: 20,
      discountPct2: 5,
      billingEmails: [`billing-${customerCode}@e2e.test`],
      transportDocumentEmails: [`transport-${customerCode}@e2e.test`],
      msdsEmails: [`msds-${customerCode}@e2e.test`],
      testSheetsEmails: [`tests-${customerCode}@e2e.test`],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const address = {
    customerId: id,
    streetAddress1: 'Via Roma 1',
    country: 'IT',
    city: 'Treviso',
    zipOrPostalCode: '31100',
    province: 'TV',
  };
  await db
    .insertInto('customerAddresses')
    .values([
      { ...address, code: 'SL' },
      { ...address, code: 'SA' },
      { ...address, code: 'SD001', businessName: 'Magazzino', isShipping: true, isDefault: true },
      {
        ...address,
        code: 'SD002',
        businessName: 'Cantiere',
        streetAddress1: 'Via Piave 20',
        isShipping: true,
      },
    ])
    .execute();
  const username = `shopper-${customerCode}@e2e.test`;
  await addUser(db, { username, role: 'CUSTOMER', language: given.language ?? 'it', customerId: id });
  return { username, customerCode, customerId: id };
}

/** Creates a user of a company that is not yet a customer. */
export function aCompanyUser(db: Database, given: { language?: UiLanguage } = {}): Promise<Person> {
  const username = `company-${randomInt(1e9)}@e2e.test`;
  return addUser(db, { username, role: 'USER', language: given.language ?? 'it', customerId: null });
}

/** Creates an agent who manages one customer only. */
export async function anAgentOf(db: Database, { customerCode, customerId }: Shopper): Promise<Shopper> {
  const agent = await anAgent(db);
  await giveCustomer(db, agent, { customerId });
  return { ...agent, customerCode, customerId };
}

/** Creates an agent without customers. */
export function anAgent(db: Database, given: { language?: UiLanguage } = {}): Promise<Person> {
  const username = `agent-${randomInt(1e9)}@e2e.test`;
  return addUser(db, { username, role: 'AGENT', language: given.language ?? 'it', customerId: null });
}

/** Adds a customer to a user's portfolio. */
export async function giveCustomer(
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
  const contact = {
    customerId,
    gender: 'F',
    firstName: 'Anna',
    lastName: 'Pozzi',
    email: 'anna@e2e.test',
    phoneNumber: '+39 0422 512345',
  };
  await db
    .insertInto('customerContacts')
    .values([
      { ...contact, code: 'C001', role: 'BYR', department: 'PRC', isPurchasing: true },
      { ...contact, code: 'C002', role: 'OFW', department: 'ADM', isAdministration: true },
    ])
    .execute();
}

/** Looks up a product's id by its displayed code. */
async function productId(db: Database, shown: string): Promise<number> {
  const [serial = '', color = '', pkg = ''] = shown.split('-');
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
  const lines = products.map(async (shown, index) => ({
    cartId: cart.id,
    sortOrder: index + 1,
    productId: await productId(db, shown),
    quantity,
    seenFinalUnitPrice: await setPrice(db, shopper, shown, 10),
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
  shown: string,
  unitPrice: number,
): Promise<number> {
  await db
    .insertInto('customerPrices')
    .values({
      customerId: shopper.customerId,
      productId: await productId(db, shown),
      priceListCode: 'RIV',
      unitPrice,
    })
    .onConflict((conflict) => conflict.columns(['customerId', 'productId']).doUpdateSet({ unitPrice }))
    .execute();
  return unitPrice;
}

/** Reads the statuses and quantities of the order requests with a customer order code. */
export function orderRequestsOf(
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
  shopper: Shopper,
  given: { products: readonly string[]; quantity: number; status: OrderStatus; deliveryDate?: string },
): Promise<string> {
  const orderCode = `E2E-${randomInt(1e9)}`;
  const { id } = await db
    .insertInto('orders')
    .values({
      orderCode,
      customerId: shopper.customerId,
      status: given.status,
      requestCreatedOn: new Date(),
      deliveryDate: given.deliveryDate ?? '2036-12-01',
      total: 1000 * given.products.length,
      totalWeight: 105.2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = given.products.map(async (shown, index) => ({
    orderId: id,
    customerId: shopper.customerId,
    sortOrder: index + 1,
    productId: await productId(db, shown),
    unitPrice: 10,
    discountPct1: 0,
    discountPct2: 0,
    finalUnitPrice: 10,
    qta: 25,
    plo: 26.3,
    quantityOrdered: given.quantity,
    rowWeight: 105.2,
    rowTotal: 1000,
  }));
  await db
    .insertInto('orderItems')
    .values(await Promise.all(items))
    .execute();
  return orderCode;
}

/** Expires a customer's requests: their last day is past in every time zone. */
export async function expireOf(
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
