import type { ExportFilter, ExportKind } from '@cromia/domain/integration/export';
import { type RawBuilder, sql } from 'kysely';
import {
  combineConditions,
  isAssigned,
  isEqual,
  matchesCustomer,
  type SqlCondition,
} from '../../../platform/database/list-queries.ts';
import { matchesSerials, matchesSynonyms, selectMatchingProductIds } from '../../catalogue/index.ts';
import { EXPORTED_HAZARD_COLUMNS } from '../../hazards/index.ts';

/** A value of a row, under the name of its column in the import. */
export type ExportValue = string | number | boolean | readonly string[] | null;
export type ExportRow = Readonly<Record<string, ExportValue>>;

/** The serials that a filter finds. @param table has the columns `product_class` and `serial` */
function matchSerials(table: string, { productClass, serial, search, area }: ExportFilter): SqlCondition {
  const isListed = search !== undefined || area !== undefined;
  const code = sql.ref(`${table}.serial`);
  return combineConditions([
    isEqual(`${table}.product_class`, productClass),
    serial === undefined
      ? undefined
      : productClass === undefined
        ? sql`starts_with(${code}, ${serial})`
        : sql`${code} = ${serial}`,
    isListed
      ? sql`(${sql.ref(`${table}.product_class`)}, ${code}) IN (
          SELECT serials.product_class, serials.serial FROM serials WHERE ${matchesSerials({ text: search, area })})`
      : undefined,
  ]);
}

/** The products `p` that a filter finds. */
function matchProducts(filter: ExportFilter): SqlCondition {
  const { color, description } = filter;
  const productIds = selectMatchingProductIds({ color, description });
  return combineConditions([
    matchSerials('p', filter),
    productIds === null ? undefined : sql`p.id IN (${productIds})`,
  ]);
}

const matchValue = (column: string, value: string | undefined) => combineConditions([isEqual(column, value)]);

const CODE_COLUMNS = sql`p.product_class, p.serial, p.color, p.pkg`;

function selectProducts(filter: ExportFilter): RawBuilder<ExportRow> {
  return sql`
    SELECT ${CODE_COLUMNS}, p.status, p.tsc, p.um, p.qta, p.unit_qty, p.qty_pkg_multiplier, p.dna, p.plo, p.lat, p.link,
      p.new_serial, p.new_color, c.hex, s.brand, s.area, s.typology, s.family, s.dilution, s.drying, s.applications,
      s.intest, s.diluent, s.expires, s.resalt, s.resakg, s.hardener_serial, s.base_parts, s.hardener_parts, s.mixed_by,
      s.thinner_serial, s.thinner_percent
    FROM products p
    JOIN serials s ON s.product_class = p.product_class AND s.serial = p.serial
    JOIN colors c ON c.product_class = p.product_class AND c.serial = p.serial AND c.color = p.color
    WHERE ${matchProducts(filter)}
    ORDER BY ${CODE_COLUMNS}`;
}

function selectTexts(filter: ExportFilter): RawBuilder<ExportRow> {
  const isInLanguage = matchValue('texts.language', filter.textLanguage);
  return sql`
    SELECT s.product_class, s.serial, NULL AS color, texts.language, s.short_description ->> texts.language AS short_description,
      s.long_description ->> texts.language AS long_description, NULL AS color_description
    FROM serials s
    CROSS JOIN LATERAL jsonb_object_keys(s.short_description || s.long_description) AS texts (language)
    WHERE ${matchSerials('s', filter)} AND ${isInLanguage}
    UNION ALL
    SELECT c.product_class, c.serial, c.color, texts.language, NULL, NULL, c.color_description ->> texts.language
    FROM colors c
    CROSS JOIN LATERAL jsonb_object_keys(c.color_description) AS texts (language)
    WHERE ${matchSerials('c', filter)} AND ${isInLanguage}
    ORDER BY product_class, serial, color NULLS FIRST, language`;
}

function selectPrices(filter: ExportFilter): RawBuilder<ExportRow> {
  const { priceListCode, customerCode } = filter;
  return sql`
    SELECT ${CODE_COLUMNS}, item.price_list_code, NULL AS customer_code, item.unit_price, NULL AS discount_pct1,
      NULL AS discount_pct2, NULL AS agent_commission_pct
    FROM price_list_items item
    JOIN products p ON p.id = item.product_id
    WHERE ${matchProducts(filter)} AND ${matchValue('item.price_list_code', priceListCode)}
      AND ${customerCode === undefined}
    UNION ALL
    SELECT ${CODE_COLUMNS}, agreed.price_list_code, customers.customer_code, agreed.unit_price, agreed.discount_pct1,
      agreed.discount_pct2, agreed.agent_commission_pct
    FROM customer_prices agreed
    JOIN products p ON p.id = agreed.product_id
    JOIN customers ON customers.id = agreed.customer_id
    WHERE ${matchProducts(filter)} AND ${matchValue('agreed.price_list_code', priceListCode)}
      AND ${matchValue('customers.customer_code', customerCode)}
    ORDER BY product_class, serial, color, pkg, customer_code NULLS FIRST, price_list_code`;
}

function selectStock(filter: ExportFilter): RawBuilder<ExportRow> {
  return sql`
    SELECT ${CODE_COLUMNS}, p.in_stock, p.available_on
    FROM products p WHERE ${matchProducts(filter)} ORDER BY ${CODE_COLUMNS}`;
}

function selectCustomers(
  { customerCode, priceListCode, search, assignment }: ExportFilter,
  userId: string,
): RawBuilder<ExportRow> {
  return sql`
    SELECT customer_code, business_name, vat_number, fiscal_code, sdi_code, pec, price_list_code, discount_pct1,
      discount_pct2, agent_commission_pct, unconditional_discount_pct, payment_terms, credit_limit, blocks_over_limit, billing_emails,
      transport_document_emails, msds_emails, test_sheets_emails
    FROM customers
    WHERE ${combineConditions([
      isEqual('customers.customer_code', customerCode),
      isEqual('customers.price_list_code', priceListCode),
      search === undefined ? undefined : matchesCustomer(search),
      isAssigned('customers', assignment, userId),
    ])}
    ORDER BY customer_code`;
}

function selectSynonyms({ textLanguage, search }: ExportFilter): RawBuilder<ExportRow> {
  return sql`
    SELECT language, term, synonym FROM search_synonyms
    WHERE ${matchValue('search_synonyms.language', textLanguage)} AND ${matchesSynonyms({ searchString: search })}
    ORDER BY language, term, synonym`;
}

function selectHazards(filter: ExportFilter): RawBuilder<ExportRow> {
  return sql`
    SELECT h.product_class, h.serial, nullif(h.color, '') AS color, ${EXPORTED_HAZARD_COLUMNS}
    FROM hazards h
    WHERE ${matchSerials('h', filter)}
    ORDER BY h.product_class, h.serial, h.color`;
}

/**
 * Selects the stored rows of a kind, under the names of the columns of its import.
 * @param userId reads the rows; for the customers that are assigned to this user
 */
export function selectExportRows(
  kind: ExportKind,
  filter: ExportFilter,
  userId: string,
): RawBuilder<ExportRow> {
  switch (kind) {
    case 'products':
      return selectProducts(filter);
    case 'texts':
      return selectTexts(filter);
    case 'prices':
      return selectPrices(filter);
    case 'stock':
      return selectStock(filter);
    case 'customers':
      return selectCustomers(filter, userId);
    case 'synonyms':
      return selectSynonyms(filter);
    case 'hazards':
      return selectHazards(filter);
  }
}
