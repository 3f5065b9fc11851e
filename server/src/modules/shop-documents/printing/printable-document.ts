import { formatCountryName } from '@cromia/domain/addresses/country-name';
import {
  formatContent,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatUnit,
  formatUnitPrice,
  formatWeight,
} from '@cromia/domain/amount-formats';
import { sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { formatDate, formatInstant } from '@cromia/domain/dates';
import { formatTransportEntry } from '@cromia/domain/hazards/transport/calculate-transport';
import { roundPoints } from '@cromia/domain/hazards/transport/points';
import { type LocalizedText, pickLocalizedText, type UiLanguage } from '@cromia/domain/languages';
import { DOCUMENT_TEXTS, type DocumentTexts, getDocumentTexts } from '../document-texts.ts';
import type { DocumentLine, ShopDocument } from '../shop-document.ts';

/** A document in one language, with all values formatted as text. */
export interface PrintableDocument {
  language: UiLanguage;
  title: string;
  status: string;
  /** Label and value. */
  facts: [label: string, value: string][];
  notes: [label: string, value: string][];
  columns: { label: string; isNumber: boolean }[];
  rows: string[][];
  /** Label and amount. */
  sums: [label: string, value: string][];
  /** Label of the highlighted sum; null without a total. */
  totalLabel: string | null;
  /** Label in front of the page number. */
  page: string;
}

type Fact = [label: string, value: string | null | undefined];

function omitEmpty(facts: readonly Fact[]): [string, string][] {
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

/** The description of a product, followed by its colour. */
export function describeProduct(
  { description, colorDescription }: { description: LocalizedText; colorDescription: LocalizedText },
  language: UiLanguage,
): string {
  return [pickLocalizedText(description, language), pickLocalizedText(colorDescription, language)]
    .filter(Boolean)
    .join(', ');
}

/** The translated status of a document. */
export function formatStatus(document: ShopDocument, { status }: DocumentTexts): string {
  switch (document.kind) {
    case 'offerRequest':
      return status.offerRequest[document.status];
    case 'orderRequest':
      return status.orderRequest[document.status];
    case 'order':
      return status.order[document.status];
  }
}

/** A shipping address in one line; null without one. */
export function formatAddress(
  { address }: Pick<ShopDocument, 'address'>,
  language: UiLanguage,
): string | null {
  if (!address) return null;
  const { businessName, streetAddress1, streetAddress2, zipOrPostalCode, city, province, country } = address;
  const place = [zipOrPostalCode, city, province ? `(${province})` : null].filter(Boolean).join(' ');
  const lines = [businessName, streetAddress1, streetAddress2, place, formatCountryName(country, language)];
  return lines.filter(Boolean).join(', ');
}

/** The name of who placed a document; agents and commercial users are named as such. */
export function formatPlacedBy(
  { placedBy }: Pick<ShopDocument, 'placedBy'>,
  labels: DocumentTexts['labels'],
): string | null {
  if (placedBy === null) return null;
  return placedBy.isAgent ? `${placedBy.name} (${labels.agent})` : placedBy.name;
}

/** What a document that is issued as a PDF contains of its issuer and customer. */
export interface IssuedParties {
  issuerVat: string;
  customerVat: string;
  /** The customer's current payment terms, for requests and offers, which have none of their own. */
  paymentTerms: string | null;
}

/** The dangerous goods of an order in one line: their entries and points; null without any. */
function formatDangerousGoods({ transport }: ShopDocument, language: UiLanguage): string | null {
  if (transport === null || transport.lines.length === 0) return null;
  return getDocumentTexts(language)('labels.dangerousGoodsLoad', {
    entries: [...new Set(transport.lines.map(formatTransportEntry))].join('; '),
    points: formatQuantity(roundPoints(transport.points), language),
  });
}

function listFacts(
  document: ShopDocument,
  language: UiLanguage,
  timeZone: string,
  parties: IssuedParties | undefined,
): [string, string][] {
  const { labels } = DOCUMENT_TEXTS[language];
  const { kind, customer, deliveryDate, expirationDate, answerExpectedOn } = document;
  const codeLabels = {
    order: labels.orderCode,
    offerRequest: labels.requestNumber,
    orderRequest: labels.orderRequestNumber,
  };
  return omitEmpty([
    [codeLabels[kind], document.code],
    [labels.version, document.version === null ? null : String(document.version)],
    [labels.customer, `${customer.customerCode} ${customer.businessName}`],
    [labels.customerVat, parties?.customerVat],
    [labels.issuerVat, parties?.issuerVat],
    [labels.sentBy, document.sentBy],
    [kind === 'offerRequest' ? labels.requestedBy : labels.orderedBy, formatPlacedBy(document, labels)],
    [labels.customerOrderCode, document.customerOrderCode],
    [labels.createdOn, formatInstant(document.createdOn, timeZone)],
    [
      kind === 'order' ? labels.deliveryDate : labels.deliveryDateRequested,
      deliveryDate && formatDate(deliveryDate),
    ],
    [labels.answerExpectedOn, answerExpectedOn && formatDate(answerExpectedOn)],
    [labels.expirationDate, expirationDate && formatDate(expirationDate)],
    [labels.address, formatAddress(document, language)],
    [labels.addressNote, document.address?.note],
    [labels.multipleShipping, document.acceptMultipleShipping ? labels.yes : labels.no],
    [labels.transportReason, document.transportReason],
    [labels.port, document.port],
    [labels.paymentTerms, document.paymentTerms ?? parties?.paymentTerms],
    [labels.dangerousGoods, formatDangerousGoods(document, language)],
  ]);
}

/** Whether the text of staff explains a rejection, a withdrawal, a block or a cancellation; otherwise it is a message. */
function isReason({ status }: ShopDocument): boolean {
  return ['REJECTED', 'WITHDRAWN', 'A', 'B'].includes(status);
}

function listNotes(document: ShopDocument, { labels }: DocumentTexts): [string, string][] {
  return omitEmpty([
    [labels.shippingNote, document.shippingNote],
    [labels.genericNote, document.genericNote],
    [labels.note, document.note],
    [labels.agentNote, document.agentNote],
    [isReason(document) ? labels.reason : labels.message, document.reason],
  ]);
}

function listColumns({ lines }: ShopDocument, { labels }: DocumentTexts): PrintableDocument['columns'] {
  const toTextColumn = (label: string) => ({ label, isNumber: false });
  const number = (label: string) => ({ label, isNumber: true });
  const hasProgress = lines.some(({ progress }) => progress !== null);
  const quantities = hasProgress ? [labels.ordered, labels.confirmed, labels.processed] : [labels.quantity];
  return [
    toTextColumn(labels.product),
    toTextColumn(labels.description),
    ...quantities.map(number),
    number(labels.price),
    number(labels.rowWeight),
    number(labels.rowTotal),
  ];
}

function toRow(line: DocumentLine, { labels }: DocumentTexts, language: UiLanguage): string[] {
  const number = (value: number) => formatQuantity(value, language);
  const { confirmed, processed } = line.progress ?? {};
  return [
    line.product,
    describeProduct(line, language),
    // Includes the content of a package, since quantity × content × price is the row total.
    `${number(line.quantity)} × ${formatContent(line, language, (values) => getDocumentTexts(language)('labels.charged', values))}`,
    ...(confirmed === undefined || processed === undefined ? [] : [number(confirmed), number(processed)]),
    line.price === null
      ? labels.notPriced
      : `${formatUnitPrice(line.price, language)} / ${formatUnit(line.um, language)}`,
    formatWeight(line.rowWeight, language),
    line.rowTotal === null ? '' : formatMoney(line.rowTotal, language),
  ];
}

function listSums(
  document: ShopDocument,
  { labels }: DocumentTexts,
  language: UiLanguage,
): [string, string][] {
  const money = (value: number) => formatMoney(value, language);
  const weight = (value: number) => formatWeight(value, language);
  const { total, requestedTotal, overallDiscount, totalWeight, amounts, lines } = document;
  const rows = sumRowTotals(lines.map(({ rowTotal }) => rowTotal ?? 0));
  const netTotal = total ?? requestedTotal;
  const isDiscounted = netTotal !== null && overallDiscount > 0;
  return omitEmpty([
    [labels.totalWeight, weight(totalWeight)],
    [labels.sum, isDiscounted ? money(rows) : null],
    [
      labels.discount,
      isDiscounted
        ? `${formatPercent(overallDiscount, language)} · ${money(sumRowTotals([netTotal, -rows]))}`
        : null,
    ],
    [labels.requestedTotal, total === null && requestedTotal !== null ? money(requestedTotal) : null],
    [amounts.length > 0 ? labels.orderedTotal : labels.total, total === null ? null : money(total)],
    ...amounts.map(
      ({ stage, total: part, weight: kg }): Fact => [
        labels[`${stage}Total`],
        `${money(part)} · ${weight(kg)}`,
      ],
    ),
  ]);
}

/** The label of the relevant amount, or of the total while nothing is confirmed. */
function getTotalLabel(
  { total, requestedTotal, amounts }: ShopDocument,
  { labels }: DocumentTexts,
): string | null {
  if (total === null) return requestedTotal === null ? null : labels.requestedTotal;
  const relevant = amounts.find(({ isRelevant }) => isRelevant);
  return relevant ? labels[`${relevant.stage}Total`] : labels.total;
}

/** Formats a document in a language. Days are in the manufacturer's time zone, as DD-MM-YYYY (section 9). */
export function toPrintableDocument(
  document: ShopDocument,
  language: UiLanguage,
  timeZone: string,
  parties?: IssuedParties,
): PrintableDocument {
  const texts = DOCUMENT_TEXTS[language];
  return {
    language,
    title: `${texts.kinds[document.kind]} ${document.code}`,
    status: formatStatus(document, texts),
    facts: listFacts(document, language, timeZone, parties),
    notes: listNotes(document, texts),
    columns: listColumns(document, texts),
    rows: document.lines.map((line) => toRow(line, texts, language)),
    sums: listSums(document, texts, language),
    totalLabel: getTotalLabel(document, texts),
    page: texts.labels.page,
  };
}
