import type { Role } from '@cromia/domain/accounts/roles';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { type Insertable, sql } from 'kysely';
import { DEMO_PASSWORD } from '../../demo/people/accounts.ts';
import { hashPassword } from '../../src/platform/access/passwords.ts';
import type { Database } from '../../src/platform/database/connection.ts';
import type { CustomerAddresses, Users } from '../../src/platform/database/schema.gen.ts';

/** Builders of a small shop on an empty database. Omitted fields get plausible values. */

export interface TestCustomer {
  id: string;
  customerCode: string;
}

export interface TestProduct {
  id: number;
  productCode: ProductCode;
  /** The product code as pages show it. */
  displayCode: string;
}

let passwordHash: Promise<string> | undefined;

const ADDRESS = {
  streetAddress1: 'Via Roma 1',
  country: 'IT',
  city: 'Treviso',
  zipOrPostalCode: '31100',
  province: 'TV',
};

/** Inserts a company with one legal, one administrative and one shipping address. */
export async function aCustomer(
  db: Database,
  fields: {
    customerCode: string;
    businessName?: string;
    priceListCode?: string;
    discountPct1?: number;
    discountPct2?: number;
    agentCommissionPct?: number;
    unconditionalDiscountPct?: number;
  },
): Promise<TestCustomer> {
  const { id } = await db
    .insertInto('customers')
    .values({
      businessName: `Colorificio ${fields.customerCode}`,
      vatNumber: `IT${fields.customerCode}00017`,
      priceListCode: 'RIV',
      billingEmails: ['billing@customer.test'],
      transportDocumentEmails: ['transport@customer.test'],
      msdsEmails: ['msds@customer.test'],
      testSheetsEmails: ['tests@customer.test'],
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const address = { ...ADDRESS, customerId: id };
  await db
    .insertInto('customerAddresses')
    .values([
      { ...address, code: 'SL' },
      { ...address, code: 'SA' },
      { ...address, code: 'SD001', businessName: 'Magazzino', isShipping: true, isDefault: true },
    ])
    .execute();
  await db
    .insertInto('customerContacts')
    .values({
      customerId: id,
      code: 'C001',
      isPurchasing: true,
      gender: 'F',
      firstName: 'Anna',
      lastName: 'Bianchi',
      role: 'BYR',
      email: 'anna@customer.test',
      phoneNumber: '+39022222222',
    })
    .execute();
  return { id, customerCode: fields.customerCode };
}

/** Inserts another shipping address of a customer. */
export async function aShippingAddress(
  db: Database,
  customer: TestCustomer,
  fields: { code: string; businessName: string; streetAddress1: string } & Partial<
    Pick<Insertable<CustomerAddresses>, 'city' | 'zipOrPostalCode' | 'province'>
  >,
): Promise<void> {
  await db
    .insertInto('customerAddresses')
    .values({ ...ADDRESS, ...fields, customerId: customer.id, isShipping: true })
    .execute();
}

/** Inserts a user who can log in with the demo password; managers get a portfolio. @returns the user name */
export async function aUser(
  db: Database,
  fields: {
    username: string;
    role: Role;
    type?: 'P' | 'C';
    language?: string;
    customer?: TestCustomer;
    manages?: TestCustomer[];
  } & Partial<Pick<Insertable<Users>, 'firstname' | 'lastname' | 'roleSds' | 'notificationMail' | 'version'>>,
): Promise<string> {
  const { customer, manages = [], ...columns } = fields;
  passwordHash ??= hashPassword(DEMO_PASSWORD);
  const { id } = await db
    .insertInto('users')
    .values({
      type: 'C',
      language: 'it',
      firstname: 'Mario',
      lastname: 'Rossi',
      ...columns,
      passwordHash: await passwordHash,
      customerId: customer?.id ?? null,
      confirmedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const portfolio = manages.map((managed) => ({ userId: id, customerId: managed.id }));
  if (portfolio.length > 0) await db.insertInto('customerManagers').values(portfolio).execute();
  return fields.username;
}

/**
 * Inserts one variant, with a price in the list RIV unless `unitPrice` is null. Creates its serial and colour if they are
 * missing.
 */
export async function aProduct(
  db: Database,
  fields: {
    serial: string;
    color?: string;
    pkg?: string;
    status?: string;
    tsc?: string;
    inStock?: boolean;
    multiplier?: number;
    unitQty?: number;
    plo?: number;
    unitPrice?: number | null;
  },
): Promise<TestProduct> {
  const { serial, color = '7035', pkg = '25', unitPrice = 10 } = fields;
  const productCode = { productClass: '3', serial, color, pkg };
  const { productClass } = productCode;
  await db
    .insertInto('serials')
    .values({
      productClass,
      serial,
      brand: 'Cromia',
      shortDescription: JSON.stringify({ it: `Fondo ${serial}`, en: `Primer ${serial}` }),
      longDescription: JSON.stringify({ it: 'Fondo epossidico' }),
      typology: 'background',
      family: 'epoxy',
      dilution: '3S',
      drying: '2',
      area: '3M',
      intest: 'IE',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('colors')
    .values({
      productClass,
      serial,
      color,
      colorDescription: JSON.stringify({ it: `RAL ${color}` }),
      hex: '#D7D7D7',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const unitQty = fields.unitQty ?? 25;
  const { id } = await db
    .insertInto('products')
    .values({
      ...productCode,
      status: fields.status ?? 'A',
      tsc: fields.tsc ?? 'S',
      inStock: fields.inStock ?? true,
      um: 'kg',
      qta: unitQty,
      unitQty,
      qtyPkgMultiplier: fields.multiplier ?? 1,
      plo: fields.plo ?? 26.3,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (unitPrice !== null) await setListPrice(db, id, unitPrice);
  return { id, productCode, displayCode: formatProductCode(productCode) };
}

/** Sets the price of a product in the list RIV, in EUR per `um`. */
export async function setListPrice(db: Database, productId: number, unitPrice: number): Promise<void> {
  await db
    .insertInto('priceListItems')
    .values({ productId, priceListCode: 'RIV', unitPrice })
    .onConflict((conflict) => conflict.columns(['productId', 'priceListCode']).doUpdateSet({ unitPrice }))
    .execute();
}

/** Lists the names of all non-null members of a response, at any depth. */
export function listNonNullKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listNonNullKeys);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    member === null ? [] : [key, ...listNonNullKeys(member)],
  );
}

let orderNumber = 0;

/** Inserts an order with one row per product, whose request was sent at `createdOn`. @returns its id */
export async function anOrder(
  db: Database,
  fields: {
    customer: TestCustomer;
    status?: string;
    createdOn?: string;
    products: readonly Pick<TestProduct, 'id'>[];
    quantity?: number;
    orderCode?: string;
    deliveryDate?: string;
  },
): Promise<string> {
  orderNumber += 1;
  const createdOn = new Date(fields.createdOn ?? '2026-10-01T08:00:00Z');
  const quantity = fields.quantity ?? 4;
  const { id } = await db
    .insertInto('orders')
    .values({
      orderCode: fields.orderCode ?? `V26-${String(orderNumber).padStart(6, '0')}`,
      customerId: fields.customer.id,
      status: fields.status ?? 'I',
      requestCreatedOn: createdOn,
      createdOn,
      deliveryDate: fields.deliveryDate ?? '2026-12-01',
      total: 950 * fields.products.length,
      totalWeight: 105.2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('orderItems')
    .values(
      fields.products.map((product, index) => ({
        orderId: id,
        customerId: fields.customer.id,
        sortOrder: index + 1,
        productId: product.id,
        unitPrice: 12.5,
        discountPct1: 20,
        discountPct2: 5,
        finalUnitPrice: 9.5,
        qta: 25,
        plo: 26.3,
        quantityOrdered: quantity,
        rowWeight: 105.2,
        rowTotal: 950,
      })),
    )
    .execute();
  return id;
}

/**
 * Inserts an offer request with one row per product, priced at 9.5 EUR unless its status is PENDING or REJECTED. @returns its
 * id
 */
export async function anOffer(
  db: Database,
  fields: {
    customer: TestCustomer;
    status?: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'CLOSED' | 'EXPIRED';
    createdOn?: string;
    expirationDate?: string | null;
    deliveryDateRequested?: string;
    products: readonly TestProduct[];
  },
): Promise<string> {
  const { status = 'PENDING' } = fields;
  const isPriced = status !== 'PENDING' && status !== 'REJECTED';
  const { id } = await db
    .insertInto('offerRequests')
    .values({
      customerId: fields.customer.id,
      number: sql<string>`next_request_number('Q', '2026-10-01')`,
      status,
      createdOn: new Date(fields.createdOn ?? '2026-10-01T08:00:00Z'),
      deliveryDateRequested: fields.deliveryDateRequested ?? '2026-12-01',
      answerExpectedOn: '2026-10-06',
      acceptMultipleShipping: true,
      expirationDate: fields.expirationDate ?? null,
      overallDiscount: isPriced ? 2 : 0,
      total: isPriced ? 931 * fields.products.length : null,
      totalWeight: 105.2 * fields.products.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('offerRequestItems')
    .values(
      fields.products.map((product, index) => ({
        offerRequestId: id,
        sortOrder: index + 1,
        productId: product.id,
        quantity: 4,
        unitQty: 25,
        plo: 26.3,
        rowWeight: 105.2,
        ...(isPriced
          ? {
              priceListCode: 'RIV',
              unitPrice: 12.5,
              discountPct1: 20,
              discountPct2: 5,
              finalUnitPrice: 9.5,
              rowTotal: 950,
            }
          : {}),
      })),
    )
    .execute();
  return id;
}
