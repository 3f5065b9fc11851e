import { readFileSync } from 'node:fs';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_TEXTS } from './document-texts.ts';

const PAGE_TEXTS = new URL('../../../../web/src/i18n/', import.meta.url);

/** Text keys of documents, with the page texts that must be equal. */
const EQUAL_TEXTS = {
  'kinds.offerRequest': 'offers:detail.title',
  'kinds.orderRequest': 'orders:detail.title',
  'labels.requestNumber': 'offers:number',
  'labels.answerExpectedOn': 'offers:answerExpectedOn',
  'labels.orderCode': 'orders:columns.orderCode',
  'labels.customerOrderCode': 'orders:columns.customerOrderCode',
  'labels.createdOn': 'orders:columns.createdOn',
  'labels.deliveryDateRequested': 'orders:columns.deliveryDateRequested',
  'labels.deliveryDate': 'orders:columns.deliveryDate',
  'labels.expirationDate': 'offers:detail.expirationDate',
  'labels.address': 'orders:detail.address',
  'labels.multipleShipping': 'orders:detail.multipleShipping',
  'labels.yes': 'orders:detail.accepted',
  'labels.no': 'orders:detail.notAccepted',
  'labels.shippingNote': 'orders:detail.shippingNote',
  'labels.genericNote': 'orders:detail.genericNote',
  'labels.agentNote': 'orders:detail.agentNote',
  'labels.note': 'offers:detail.note',
  'labels.reason': 'orders:detail.reason',
  'labels.transportReason': 'orders:detail.transportReason',
  'labels.port': 'orders:detail.port',
  'labels.paymentTerms': 'orders:detail.paymentTerms',
  'labels.ordered': 'orders:columns.quantityOrdered',
  'labels.confirmed': 'orders:columns.quantityConfirmed',
  'labels.processed': 'orders:columns.quantityProcessed',
  'labels.total': 'cart:sums.total',
  'labels.totalWeight': 'orders:detail.weight',
  'labels.discount': 'orders:detail.unconditionalDiscount',
  'labels.product': 'cart:columns.product',
  'labels.quantity': 'cart:columns.quantity',
  'labels.rowTotal': 'cart:columns.rowTotal',
  'labels.preferred': 'ordered-products:columns.preferred',
  'labels.lastOrderedOn': 'ordered-products:columns.lastOrderedOn',
  'status.offerRequest.PENDING': 'offers:status.PENDING',
  'status.offerRequest.ACCEPTED': 'offers:status.ACCEPTED',
  'status.offerRequest.REJECTED': 'offers:status.REJECTED',
  'status.offerRequest.CLOSED': 'offers:status.CLOSED',
  'status.offerRequest.EXPIRED': 'offers:status.EXPIRED',
  'status.orderRequest.PENDING': 'orders:status.PENDING',
  'status.orderRequest.ACCEPTED': 'orders:status.ACCEPTED',
  'status.orderRequest.REJECTED': 'orders:status.REJECTED',
  'status.orderRequest.EXPIRED': 'orders:status.EXPIRED',
  'status.order.I': 'orders:orderStatus.undertaken',
  'status.order.A': 'orders:orderStatus.cancelled',
  'status.order.B': 'orders:orderStatus.blocked',
  'status.order.C': 'orders:orderStatus.confirmed',
  'status.order.E': 'orders:orderStatus.shipped',
  'status.order.F': 'orders:orderStatus.invoiced',
  'availability.AVAILABLE': 'cart:availability.AVAILABLE',
  'availability.ON_REQUEST': 'cart:availability.ON_REQUEST',
  'availability.CODECHANGE': 'cart:availability.CODECHANGE',
  'availability.REMOVED': 'cart:availability.REMOVED',
  'availability.UNAVAILABLE': 'cart:availability.UNAVAILABLE',
} as const;

function getText(texts: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (level, name) =>
        typeof level === 'object' && level !== null
          ? Object.entries(level).find(([key]) => key === name)?.[1]
          : undefined,
      texts,
    );
}

function readPageText(language: string, key: string): unknown {
  const [file, path = ''] = key.split(':');
  const text = getText(
    JSON.parse(readFileSync(new URL(`${language}/${file}.json`, PAGE_TEXTS), 'utf8')),
    path,
  );
  // Soft hyphens only break long words in the narrow columns of pages.
  return typeof text === 'string' ? text.replaceAll('\u00AD', '') : text;
}

describe('the texts of documents', () => {
  it.each(UI_LANGUAGES)('equal the page texts in %s', (language) => {
    const documentTexts = Object.keys(EQUAL_TEXTS).map((key) => [
      key,
      getText(DOCUMENT_TEXTS[language], key),
    ]);
    const pageTexts = Object.entries(EQUAL_TEXTS).map(([key, page]) => [key, readPageText(language, page)]);
    expect(Object.fromEntries(documentTexts)).toEqual(Object.fromEntries(pageTexts));
  });
});
