import { formatQuantity, formatWeight } from '@cromia/domain/amount-formats';
import { calculateRowWeight } from '@cromia/domain/catalogue/pricing';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { formatDate } from '@cromia/domain/dates';
import type { UiLanguage } from '@cromia/domain/languages';
import type { Shipment } from '@cromia/domain/shipments/shipment';
import type { ListTable } from '../../platform/tables/send-list.ts';
import { describeProduct, formatAddress, type PrintableDocument } from '../shop-documents/index.ts';
import { getShipmentTexts } from './shipment-texts.ts';
import { listTransportEntries, type ShipmentLoad } from './transport-entries.ts';

const joinCodes = ({ orders }: Shipment) =>
  orders
    .map(
      ({ orderCode, customerOrderCode }) => orderCode + (customerOrderCode ? ` (${customerOrderCode})` : ''),
    )
    .join(', ');

/**
 * A shipment in one language, as its delivery note and its mail show it.
 * @param load its dangerous goods, which the delivery note states
 */
export function toPrintableShipment(
  shipment: Shipment,
  language: UiLanguage,
  load?: ShipmentLoad,
): PrintableDocument {
  const t = getShipmentTexts(language);
  const { shipmentCode, businessName, customerCode, shippedOn, carrier, packages, grossWeight } = shipment;
  const facts: [string, string | null][] = [
    [t('labels.customer'), `${businessName} (${customerCode})`],
    [t('labels.address'), formatAddress(shipment, language)],
    [t('labels.shippedOn'), formatDate(shippedOn)],
    [t('labels.orders'), joinCodes(shipment)],
    [t('labels.carrier'), carrier],
    [t('labels.packages'), packages === null ? null : formatQuantity(packages, language)],
    [t('labels.grossWeight'), grossWeight === null ? null : formatWeight(grossWeight, language)],
  ];
  const entries = load === undefined ? [] : listTransportEntries(shipment, load, language);
  return {
    language,
    title: t('title', { code: shipmentCode }),
    status: t('subject'),
    facts: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    notes: entries.length === 0 ? [] : [[t('transport.title'), entries.join('\n')]],
    columns: [
      { label: t('labels.product'), isNumber: false },
      { label: t('labels.description'), isNumber: false },
      { label: t('labels.order'), isNumber: false },
      { label: t('labels.batch'), isNumber: false },
      { label: t('labels.quantity'), isNumber: true },
      { label: t('labels.weight'), isNumber: true },
    ],
    rows: shipment.items.map((item) => [
      formatProductCode(item.productCode),
      describeProduct(item, language),
      item.orderCode,
      item.batch ?? '–',
      `${formatQuantity(item.quantity, language)} × ${formatQuantity(item.qta, language, item.um)}`,
      formatWeight(calculateRowWeight(item.quantity, item.plo), language),
    ]),
    sums: [
      [t('labels.totalPackages'), formatQuantity(shipment.packageCount, language)],
      [t('labels.weight'), formatWeight(shipment.weight, language)],
    ],
    totalLabel: t('labels.totalPackages'),
    page: t('page'),
  };
}

/** The lines of shipments as a table with one row per line. */
export function defineShipmentTable(
  language: UiLanguage,
  { withCustomer }: { withCustomer: boolean },
): ListTable<Shipment> {
  const t = getShipmentTexts(language);
  return {
    name: t('files.list'),
    columns: [
      ...(withCustomer ? [t('labels.customerCode'), t('labels.customer')] : []),
      t('labels.shipmentCode'),
      t('labels.shippedOn'),
      t('labels.carrier'),
      t('labels.trackingUrl'),
      t('labels.packages'),
      `${t('labels.grossWeight')} (kg)`,
      t('labels.orderCode'),
      t('labels.customerOrderCode'),
      t('labels.product'),
      t('labels.description'),
      t('labels.quantity'),
      t('labels.batch'),
      `${t('labels.weight')} (kg)`,
    ],
    toRows: (shipment) =>
      shipment.items.map((item, index) => [
        ...(withCustomer ? [shipment.customerCode, shipment.businessName] : []),
        shipment.shipmentCode,
        { day: shipment.shippedOn },
        shipment.carrier,
        shipment.trackingUrl,
        // Only in the first row of a shipment, so that the sum of the column is the sum of the list.
        index === 0 ? shipment.packages : null,
        index === 0 ? shipment.grossWeight : null,
        item.orderCode,
        item.customerOrderCode,
        formatProductCode(item.productCode),
        describeProduct(item, language),
        item.quantity,
        item.batch,
        calculateRowWeight(item.quantity, item.plo),
      ]),
  };
}
