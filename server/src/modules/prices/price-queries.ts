import type { ValueSources } from '@cromia/domain/integration/import';
import type { LocalizedText } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

export interface SerialKey {
  productClass: string;
  serial: string;
}

export async function findSerialName(db: Connection, { productClass, serial }: SerialKey) {
  return db
    .selectFrom('serials')
    .select(['brand', 'shortDescription'])
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .$narrowType<{ shortDescription: LocalizedText }>()
    .executeTakeFirst();
}

/** Finds a customer with its price list. */
export async function findPriceCustomer(db: Connection, customerCode: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'customerCode', 'businessName', 'priceListCode'])
    .where('customerCode', '=', customerCode)
    .executeTakeFirst();
}

/** Products of one serial; more than any catalogue has. */
const MAX_PRODUCTS = 10_000;

/** The products of a serial with their prices by list and their stock, by colour and content. */
export async function listPricedProducts(db: Connection, { productClass, serial }: SerialKey) {
  const { rows } = await sql<{
    id: number;
    color: string;
    pkg: string;
    um: string;
    qta: number;
    status: string;
    inStock: boolean;
    availableOn: string | null;
    colorDescription: LocalizedText;
    hex: string | null;
    prices: Record<string, number>;
    sources: ValueSources[];
  }>`
    SELECT p.id, p.color, p.pkg, p.um, p.qta, p.status, p.in_stock AS "inStock", p.available_on AS "availableOn",
      c.color_description AS "colorDescription", c.hex,
      coalesce(jsonb_object_agg(item.price_list_code, item.unit_price ORDER BY item.price_list_code)
        FILTER (WHERE item.price_list_code IS NOT NULL), '{}') AS prices,
      jsonb_build_array(jsonb_build_object('inStock', p.sources -> 'inStock', 'availableOn', p.sources -> 'availableOn'))
        || coalesce(jsonb_agg(item.sources) FILTER (WHERE item.sources IS NOT NULL), '[]') AS sources
    FROM products p
    JOIN colors c ON c.product_class = p.product_class AND c.serial = p.serial AND c.color = p.color
    LEFT JOIN price_list_items item ON item.product_id = p.id
    WHERE p.product_class = ${productClass} AND p.serial = ${serial}
    GROUP BY p.id, c.product_class, c.serial, c.color
    ORDER BY p.color, p.qta, p.pkg
    LIMIT ${MAX_PRODUCTS}`.execute(db);
  return rows;
}

/** All prices agreed with a customer, by product. */
export async function listAgreedTerms(db: Connection, customerId: string) {
  return db
    .selectFrom('customerPrices as agreed')
    .innerJoin('products', 'products.id', 'agreed.productId')
    .select([
      'agreed.productId',
      'products.productClass',
      'products.serial',
      'products.color',
      'products.pkg',
      'agreed.priceListCode',
      'agreed.unitPrice',
      'agreed.discountPct1',
      'agreed.discountPct2',
      'agreed.sources',
    ])
    .where('agreed.customerId', '=', customerId)
    .orderBy('agreed.productId')
    .$narrowType<{ sources: ValueSources }>()
    .execute();
}

/** Locks the version of a serial, so that this change and corrections of its products run one after another. */
export async function lockSerial(trx: Transaction, { productClass, serial }: SerialKey): Promise<void> {
  await trx
    .selectFrom('serialVersions')
    .select('version')
    .where('productClass', '=', productClass)
    .where('serial', '=', serial)
    .forUpdate()
    .execute();
}
