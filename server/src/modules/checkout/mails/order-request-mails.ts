import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { formatDate } from '@cromia/domain/dates';
import { chooseLanguage, type LocalizedText, localized, type UiLanguage } from '@cromia/domain/languages';
import { CURRENCY } from '@cromia/domain/limits';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../../platform/mail.ts';
import { mailOf } from '../../../platform/mail-page.ts';
import { ORDER_REQUEST_TEXTS, type OrderRequestTexts } from './order-request-texts.ts';

/** An order request as its mails tell it. */
export interface SentOrderRequest {
  id: string;
  customerCode: string;
  businessName: string;
  /** User name of who sent it. */
  sentBy: string;
  customerOrderCode: string;
  deliveryDateRequested: string;
  acceptMultipleShipping: boolean;
  address: {
    code: string;
    businessName: string | null;
    streetAddress1: string;
    streetAddress2: string | null;
    zipOrPostalCode: string;
    city: string;
    province: string | null;
    country: string;
  };
  shippingNote: string | null;
  genericNote: string | null;
  agentNote: string | null;
  /** EUR, all discounts taken off. */
  total: number;
  items: {
    productCode: ProductCode;
    description: LocalizedText;
    colorDescription: LocalizedText;
    quantity: number;
  }[];
}

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

function addressLine({ address }: SentOrderRequest): string {
  const { code, businessName, streetAddress1, streetAddress2, zipOrPostalCode, city, province, country } =
    address;
  const place = [zipOrPostalCode, city, province ? `(${province})` : null].filter(Boolean).join(' ');
  return [code, businessName, streetAddress1, streetAddress2, place, country].filter(Boolean).join(', ');
}

/** What both mails say of the request; lines without a value are left out. */
function factsOf(request: SentOrderRequest, texts: OrderRequestTexts): [string, string | null][] {
  return [
    [texts.customer, `${request.customerCode} ${request.businessName}`],
    [texts.sentBy, request.sentBy],
    [texts.customerOrderCode, request.customerOrderCode],
    [texts.deliveryDate, formatDate(request.deliveryDateRequested)],
    [texts.address, addressLine(request)],
    [texts.multipleShipping, request.acceptMultipleShipping ? texts.yes : texts.no],
    [texts.shippingNote, request.shippingNote],
    [texts.genericNote, request.genericNote],
  ];
}

function stated(facts: [string, string | null][]): [string, string][] {
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

function tableOf(request: SentOrderRequest, texts: OrderRequestTexts, language: UiLanguage) {
  return {
    head: [texts.product, texts.description, texts.quantity],
    rows: request.items.map(({ productCode, description, colorDescription, quantity }) => [
      formatProductCode(productCode),
      [localized(description, language), localized(colorDescription, language)].filter(Boolean).join(', '),
      String(quantity),
    ]),
  };
}

/**
 * Tells whoever sent an order request, or is its customer, that it has arrived. Without the total, which is shown only
 * once the request is accepted (section 4), and without the agent's note.
 */
export function confirmationMail(
  request: SentOrderRequest,
  to: { username: string; language: string },
  sender: Sender,
): Mail {
  const language = chooseLanguage({ userLanguage: to.language });
  const texts = ORDER_REQUEST_TEXTS[language];
  return mailOf(
    to.username,
    {
      language,
      title: `${texts.confirmation.title} (${request.customerOrderCode})`,
      paragraphs: [texts.confirmation.thanks(request.businessName), texts.confirmation.next],
      facts: stated(factsOf(request, texts)),
      table: tableOf(request, texts, language),
      link: {
        label: texts.confirmation.link,
        url: `${sender.publicUrl}/ecommerce/profile-customer/request-orders`,
      },
    },
    sender.brand,
  );
}

/** Tells the manufacturer that an order request waits for a decision, with everything that staff sees of it. */
export function staffMail(request: SentOrderRequest, sender: Sender): Mail {
  const language = sender.brand.defaultLanguage;
  const texts = ORDER_REQUEST_TEXTS[language];
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: CURRENCY }).format(
    request.total,
  );
  return mailOf(
    sender.brand.email,
    {
      language,
      title: `${texts.notice.title(request.businessName)} (${request.customerOrderCode})`,
      paragraphs: [texts.notice.arrived(request.businessName)],
      facts: stated([
        ...factsOf(request, texts),
        [texts.agentNote, request.agentNote],
        [texts.total, amount],
      ]),
      table: tableOf(request, texts, language),
      link: {
        label: texts.notice.link,
        url: `${sender.publicUrl}/ecommerce/backoffice/order-requests/${request.id}`,
      },
    },
    sender.brand,
  );
}
