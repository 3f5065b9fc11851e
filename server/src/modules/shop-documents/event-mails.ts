import { formatDate } from '@cromia/domain/dates';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import type { Config } from '../../platform/config.ts';
import { toMail, toPageUrl } from '../../platform/mail/mail-page.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';
import { type DocumentTexts, getDocumentTexts } from './document-texts.ts';
import { toPrintableDocument } from './printing/printable-document.ts';
import type { ShopDocument } from './shop-document.ts';

/** Events of a document that are reported by mail. */
export type DocumentEvent = keyof DocumentTexts['mails'];

/** A recipient of a mail, with their language. */
export interface MailRecipient {
  username: string;
  language: string;
}

type Sender = Pick<Config, 'brand' | 'publicUrl' | 'timeZone'>;

/** The page on which customers find the document. */
const CUSTOMER_PAGES: Record<ShopDocument['kind'], string> = {
  offerRequest: 'profile-customer/request-offers',
  orderRequest: 'profile-customer/request-orders',
  order: 'profile-customer/orders',
};

/** The query with which that page shows the document alone, expanded, for its customer. */
function buildDocumentQuery({
  kind,
  id,
  code,
  customer,
  customerOrderCode,
}: ShopDocument): Record<string, string> {
  const { customerCode } = customer;
  if (kind === 'offerRequest') return { customerCode, number: code, open: id };
  const orderCode = kind === 'order' ? code : customerOrderCode;
  return { customerCode, ...(orderCode === null ? {} : { orderCode }), open: id };
}

/** The page on which staff find the document. */
const DESK_PAGES: Record<ShopDocument['kind'], string> = {
  offerRequest: 'backoffice/offer-requests',
  orderRequest: 'backoffice/order-requests',
  order: 'backoffice/orders',
};

function buildMail(
  event: DocumentEvent,
  document: ShopDocument,
  { to, language, url }: { to: string; language: UiLanguage; url: string },
  sender: Sender,
): Mail {
  const t = getDocumentTexts(language);
  const { expirationDate, answerExpectedOn, deliveryDate, code, customer, version } = document;
  const values = {
    customer: customer.businessName,
    code,
    version: version === null ? '' : String(version),
    date: expirationDate === null ? '' : formatDate(expirationDate),
    answer: answerExpectedOn === null ? '' : formatDate(answerExpectedOn),
    delivery: deliveryDate === null ? '' : formatDate(deliveryDate),
  };
  const printable = toPrintableDocument(document, language, sender.timeZone);
  return toMail(
    to,
    {
      language,
      title: t(`mails.${event}.title`, values),
      paragraphs: [t(`mails.${event}.text`, values)],
      facts: [...printable.facts, ...printable.notes, ...printable.sums],
      table: { head: printable.columns.map(({ label }) => label), rows: printable.rows },
      link: { label: t(`mails.${event}.link`, values), url },
    },
    sender.brand,
  );
}

/** The mails that notify the customer's users of an event, each in its recipient's language. */
export function buildEventMails(
  event: DocumentEvent,
  document: ShopDocument,
  recipients: readonly MailRecipient[],
  sender: Sender,
): Mail[] {
  return recipients.map(({ username, language }) =>
    buildMail(
      event,
      document,
      {
        to: username,
        language: chooseLanguage({ userLanguage: language }),
        url: toPageUrl(sender, CUSTOMER_PAGES[document.kind], buildDocumentQuery(document)),
      },
      sender,
    ),
  );
}

/** The mail that notifies the manufacturer's staff of an event, with a link to the document. */
export function buildStaffEventMail(event: DocumentEvent, document: ShopDocument, sender: Sender): Mail {
  const { email: to, defaultLanguage: language } = sender.brand;
  return buildMail(
    event,
    document,
    { to, language, url: toPageUrl(sender, `${DESK_PAGES[document.kind]}/${document.id}`) },
    sender,
  );
}
