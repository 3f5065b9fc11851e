import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import type { Address } from '@cromia/domain/customers/customer';
import type { Transport } from '@cromia/domain/hazards/transport/calculate-transport';
import type { LocalizedText } from '@cromia/domain/languages';
import { getDisplayedOfferStatus, type OfferRequest } from '@cromia/domain/offers/offer-request';
import {
  calculateCancelledTotal,
  calculateProcessedAmounts,
  countCancelledPackages,
  type Order,
  type OrderStatus,
} from '@cromia/domain/orders/order';
import type { OrderRequest, OrderRequestStatus } from '@cromia/domain/orders/order-request';
import type { PlacedBy } from '@cromia/domain/people/person';

/** One line of a document; prices are null until an offer is made. */
export interface DocumentLine {
  /** Product code as pages show it. */
  product: string;
  productCode: ProductCode;
  description: LocalizedText;
  colorDescription: LocalizedText;
  um: string;
  /** Content of one package in `um`. */
  qta: number;
  /** Quantity in `um` that a package is priced for. */
  unitQty: number;
  /** Number of packages. */
  quantity: number;
  /** Number of packages confirmed and shipped; null until something is confirmed. */
  progress: { confirmed: number; processed: number } | null;
  /** Number of packages of an order that will not be shipped any more. */
  cancelled: number;
  /** EUR per unit of measure. */
  price: number | null;
  /** The price before discounts and the discounts in percent; null where the reader may not see them. */
  terms: { unitPrice: number; discountPct1: number; discountPct2: number } | null;
  /** EUR. */
  rowTotal: number | null;
  /** kg. */
  rowWeight: number;
}

/** The customer of a document. */
export interface DocumentOwner {
  customerCode: string;
  businessName: string;
}

interface DocumentFields {
  id: string;
  /** The code that users know the document by. */
  code: string;
  /** Version of a corrected offer; otherwise null. */
  version: number | null;
  customer: DocumentOwner;
  /** UTC timestamp. */
  createdOn: string;
  customerOrderCode: string | null;
  deliveryDate: string | null;
  expirationDate: string | null;
  /** For a pending offer request, the day by which the customer can expect an answer. */
  answerExpectedOn: string | null;
  acceptMultipleShipping: boolean;
  address: Address | null;
  transportReason: string | null;
  port: string | null;
  paymentTerms: string | null;
  shippingNote: string | null;
  genericNote: string | null;
  note: string | null;
  reason: string | null;
  /** Who placed it; null if the document does not contain it. */
  placedBy: PlacedBy;
  /** User name of the sender; null if the document does not contain it. */
  sentBy: string | null;
  /** Name of the colleague who approved it; null if the document does not contain it. */
  approvedBy: string | null;
  /** For staff only; null in a customer's document. */
  agentNote: string | null;
  /** Percent. */
  overallDiscount: number;
  /** EUR; null if the document does not contain it. */
  total: number | null;
  /** EUR; the total of a pending order request, which is not decided yet; otherwise null. */
  requestedTotal: number | null;
  /** kg. */
  totalWeight: number;
  /** The confirmed and shipped amounts of an order so far, or the cancelled ones. */
  amounts: ReturnType<typeof calculateProcessedAmounts>;
  /** Totals of the confirmed, the shipped and the cancelled packages of an order, in EUR. */
  processedTotals: { confirmed: number; shipped: number; cancelled: number };
  /** The dangerous goods of an order or order request; null if the document does not contain them. */
  transport: Transport | null;
  lines: DocumentLine[];
}

/** An offer request, order request or order, as the source of its mails, PDF and table rows. */
export type ShopDocument = DocumentFields &
  (
    | { kind: 'offerRequest'; status: ReturnType<typeof getDisplayedOfferStatus> }
    | { kind: 'orderRequest'; status: OrderRequestStatus }
    | { kind: 'order'; status: OrderStatus }
  );

const EMPTY_FIELDS = {
  version: null,
  customerOrderCode: null,
  expirationDate: null,
  answerExpectedOn: null,
  address: null,
  transportReason: null,
  port: null,
  paymentTerms: null,
  shippingNote: null,
  genericNote: null,
  note: null,
  reason: null,
  sentBy: null,
  approvedBy: null,
  agentNote: null,
  requestedTotal: null,
  amounts: [],
  transport: null,
  processedTotals: { confirmed: 0, shipped: 0, cancelled: 0 },
};

interface ItemTerms {
  unitPrice: number | null;
  discountPct1: number | null;
  discountPct2: number | null;
}

function toTerms({ unitPrice, discountPct1, discountPct2 }: ItemTerms): DocumentLine['terms'] {
  if (unitPrice === null) return null;
  return { unitPrice, discountPct1: discountPct1 ?? 0, discountPct2: discountPct2 ?? 0 };
}

type RequestItem = (OfferRequest | OrderRequest)['items'][number];

function toRequestLine(item: RequestItem): DocumentLine {
  return {
    product: formatProductCode(item.productCode),
    productCode: item.productCode,
    description: item.description,
    colorDescription: item.colorDescription,
    um: item.um,
    qta: item.qta,
    unitQty: item.unitQty,
    quantity: item.quantity,
    progress: null,
    cancelled: 0,
    price: item.finalUnitPrice,
    terms: toTerms(item),
    rowTotal: item.rowTotal,
    rowWeight: item.rowWeight,
  };
}

/** Converts an offer request to a document. */
export function toOfferDocument(
  offer: OfferRequest,
  customer: DocumentOwner,
): Extract<ShopDocument, { kind: 'offerRequest' }> {
  const isOffered = offer.status === 'ACCEPTED' || offer.status === 'EXPIRED';
  return {
    ...EMPTY_FIELDS,
    kind: 'offerRequest',
    id: offer.id,
    code: offer.number,
    status: getDisplayedOfferStatus(offer),
    version: isOffered && offer.version > 1 ? offer.version : null,
    customer,
    createdOn: offer.createdOn,
    placedBy: offer.placedBy,
    deliveryDate: offer.deliveryDateRequested,
    expirationDate: isOffered ? offer.expirationDate : null,
    answerExpectedOn: offer.answerExpectedOn,
    address: offer.address,
    acceptMultipleShipping: offer.acceptMultipleShipping,
    note: offer.note,
    reason: offer.reason,
    overallDiscount: offer.overallDiscount,
    total: offer.total,
    totalWeight: offer.totalWeight,
    lines: offer.items.map(toRequestLine),
  };
}

/** Converts an order request to a document, without the agent's note. */
export function toOrderRequestDocument(
  request: OrderRequest,
  customer: DocumentOwner,
): Extract<ShopDocument, { kind: 'orderRequest' }> {
  return {
    ...EMPTY_FIELDS,
    kind: 'orderRequest',
    id: request.id,
    code: request.number,
    status: request.status,
    customer,
    createdOn: request.createdOn,
    placedBy: request.placedBy,
    customerOrderCode: request.customerOrderCode,
    deliveryDate: request.deliveryDateRequested,
    address: request.address,
    acceptMultipleShipping: request.acceptMultipleShipping,
    shippingNote: request.shippingNote,
    genericNote: request.genericNote,
    reason: request.reason,
    overallDiscount: request.overallDiscount,
    total: request.total,
    requestedTotal: request.requestedTotal,
    totalWeight: request.totalWeight,
    transport: request.transport ?? null,
    lines: request.items.map(toRequestLine),
  };
}

/** Converts an order to a document. */
export function toOrderDocument(order: Order, customer: DocumentOwner): ShopDocument {
  const hasProgress = order.items.some(({ quantityConfirmed }) => quantityConfirmed > 0);
  return {
    ...EMPTY_FIELDS,
    kind: 'order',
    id: order.id,
    code: order.orderCode,
    status: order.status,
    customer,
    createdOn: order.requestCreatedOn,
    placedBy: order.placedBy,
    customerOrderCode: order.customerOrderCode,
    deliveryDate: order.deliveryDate,
    address: order.address,
    acceptMultipleShipping: order.acceptMultipleShipping,
    transportReason: order.transportReason,
    port: order.port,
    paymentTerms: order.paymentTerms,
    shippingNote: order.shippingNote,
    genericNote: order.genericNote,
    overallDiscount: order.overallDiscount,
    total: order.total,
    totalWeight: order.totalWeight,
    transport: order.transport ?? null,
    amounts: calculateProcessedAmounts(order),
    processedTotals: {
      confirmed: order.confirmedTotal,
      shipped: order.shippedTotal,
      cancelled: calculateCancelledTotal(order),
    },
    lines: order.items.map((item) => ({
      product: formatProductCode(item.productCode),
      productCode: item.productCode,
      description: item.description,
      colorDescription: item.colorDescription,
      um: item.um,
      qta: item.qta,
      unitQty: item.unitQty,
      quantity: item.quantityOrdered,
      progress: hasProgress ? { confirmed: item.quantityConfirmed, processed: item.quantityProcessed } : null,
      cancelled: countCancelledPackages(item, order.status),
      price: item.finalUnitPrice,
      terms: toTerms(item),
      rowTotal: item.rowTotal,
      rowWeight: item.rowWeight,
    })),
  };
}
