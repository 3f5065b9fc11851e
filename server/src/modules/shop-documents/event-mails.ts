import { formatDate } from '@cromia/domain/dates';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Config } from '../../platform/config.ts';
import { type MailContent, toMail, toPageUrl } from '../../platform/mail/mail-page.ts';
import { joinLabel } from '../../platform/mail/mail-text.ts';
import type { Attachment, Mail } from '../../platform/mail/mail-transport.ts';
import { formatCsv } from '../../platform/tables/table-files.ts';
import { type DocumentsTableKind, defineDocumentsTable } from './document-tables.ts';
import { type DocumentTexts, getDocumentTexts } from './document-texts.ts';
import { type PrintableDocument, toPrintableDocument } from './printing/printable-document.ts';
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

/** The page on which staff find the document. */
const DESK_PAGES: Record<ShopDocument['kind'], string> = {
  offerRequest: 'backoffice/offer-requests',
  orderRequest: 'backoffice/order-requests',
  order: 'backoffice/orders',
};

/** The tables of the lists that contain the documents. */
const TABLE_KINDS = {
  offerRequest: 'offerRequests',
  orderRequest: 'orderRequests',
  order: 'orders',
} as const satisfies Record<ShopDocument['kind'], DocumentsTableKind>;

/** URL of the customer's list with only this document, opened. */
export function toRequestUrl(
  sender: Pick<Config, 'publicUrl'>,
  kind: ShopDocument['kind'],
  { id, code, customerCode }: { id: string; code: string; customerCode: string },
): string {
  const filter = kind === 'offerRequest' ? 'number' : 'orderCode';
  return toPageUrl(sender, CUSTOMER_PAGES[kind], { customerCode, [filter]: code, open: id });
}

/** The first lines of a document for a mail: product, then quantity and price, then the total at the right. */
function toMailLines({ language, columns, rows }: PrintableDocument): NonNullable<MailContent['lines']> {
  const t = getDocumentTexts(language);
  // Confirmed and shipped packages need their labels; other values explain themselves.
  const labels = columns.map(({ label }) => label);
  const isProgress = (label: string) => label === t('labels.confirmed') || label === t('labels.processed');
  const remaining = rows.length - LIMITS.mailedLines;
  return {
    rows: rows.slice(0, LIMITS.mailedLines).map((cells) => ({
      title: cells[0] ?? '',
      text: cells[1] ?? '',
      details: cells
        .slice(2, -1)
        .map((cell, index) => {
          const label = labels[index + 2] ?? '';
          return isProgress(label) ? joinLabel(label, cell, language) : cell;
        })
        .join(' · '),
      total: cells.at(-1) ?? '',
    })),
    ...(remaining > 0 ? { more: t('moreLines', { count: String(remaining) }) } : {}),
  };
}

/** The whole list as CSV, for a document with more lines than its mail shows; otherwise null. */
function attachLines(
  document: ShopDocument,
  { language, timeZone }: { language: UiLanguage; timeZone: string },
): Attachment | null {
  if (document.lines.length <= LIMITS.mailedLines) return null;
  const { name, columns, toRows } = defineDocumentsTable(TABLE_KINDS[document.kind], { language, timeZone });
  const csv = formatCsv({ columns }, toRows(document), language);
  return {
    filename: `${name}-${document.code.replaceAll(/[^\w-]+/g, '-')}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(csv).toString('base64'),
  };
}

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
    approver: document.approvedBy ?? '',
    version: version === null ? '' : String(version),
    date: expirationDate === null ? '' : formatDate(expirationDate),
    answer: answerExpectedOn === null ? '' : formatDate(answerExpectedOn),
    delivery: deliveryDate === null ? '' : formatDate(deliveryDate),
  };
  const printable = toPrintableDocument(document, language, sender.timeZone);
  const mail = toMail(
    to,
    {
      language,
      title: t(`mails.${event}.title`, values),
      paragraphs: [t(`mails.${event}.text`, values)],
      facts: [...printable.facts, ...printable.notes],
      lines: toMailLines(printable),
      sums: printable.sums,
      link: { label: t(`mails.${event}.link`, values), url },
    },
    sender.brand,
  );
  const attachment = attachLines(document, { language, timeZone: sender.timeZone });
  return attachment === null ? mail : { ...mail, attachments: [attachment] };
}

/**
 * The mails that notify the customer's users of an event, each in its recipient's language. A single recipient needs not
 * be told who placed the document.
 */
export function buildEventMails(
  event: DocumentEvent,
  document: ShopDocument,
  recipients: readonly MailRecipient[],
  sender: Sender,
): Mail[] {
  const mailed = recipients.length > 1 ? document : { ...document, placedBy: null };
  return recipients.map(({ username, language }) =>
    buildMail(
      event,
      mailed,
      {
        to: username,
        language: chooseLanguage({ userLanguage: language }),
        url: toRequestUrl(sender, document.kind, {
          ...{ id: document.id, code: document.code, customerCode: document.customer.customerCode },
        }),
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
