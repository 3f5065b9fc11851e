import { formatDate } from '@cromia/domain/dates';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Shipment } from '@cromia/domain/shipments/shipment';
import type { Config } from '../../platform/config.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { toMail, toPageUrl } from '../../platform/mail/mail-page.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { listDocumentReaders, listRequestReaders, listTransportAddresses } from '../customers/index.ts';
import { toPrintableShipment } from './printable-shipment.ts';
import { getShipmentTexts } from './shipment-texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

/** A recipient of a mail, with their language. */
interface Recipient {
  username: string;
  language: string;
}

/** Addresses for transport documents, in the language of the customer's users. */
const toTransportRecipients = (addresses: readonly string[], readers: readonly Recipient[]): Recipient[] =>
  addresses.map((username) => ({ username, language: readers[0]?.language ?? '' }));

/** The path of the customer's page of a shipment. */
export function toShipmentUrl(sender: Sender, { shipmentCode, customerCode }: Shipment): string {
  const page = `profile-customer/shipments/${encodeURIComponent(shipmentCode)}`;
  return toPageUrl(sender, page, { customerCode });
}

/** The mail that a shipment is on its way. */
function buildMail(to: string, language: UiLanguage, shipment: Shipment, sender: Sender): Mail {
  const t = getShipmentTexts(language);
  const { facts, rows, sums } = toPrintableShipment(shipment, language);
  const { shipmentCode: code, businessName: customer, shippedOn, trackingUrl, orders, itemCount } = shipment;
  const remaining = itemCount - LIMITS.mailedLines;
  return toMail(
    to,
    {
      language,
      title: t('mail.title', { code }),
      paragraphs: [
        t('mail.text', {
          date: formatDate(shippedOn),
          customer,
          orders: orders.map(({ orderCode }) => orderCode).join(', '),
        }),
      ],
      facts,
      lines: {
        rows: rows
          .slice(0, LIMITS.mailedLines)
          .map(([title = '', text = '', order = '', batch = '', ...cells]) => ({
            ...{ title, text },
            details: batch === '–' ? order : `${order} · ${t('labels.batch')} ${batch}`,
            total: cells[0] ?? '',
          })),
        ...(remaining > 0 ? { more: t('mail.more', { count: String(remaining) }) } : {}),
      },
      sums,
      documents: trackingUrl === null ? [] : [{ label: t('mail.track'), url: trackingUrl }],
      link: { label: t('mail.link'), url: toShipmentUrl(sender, shipment) },
    },
    sender.brand,
  );
}

/** Each recipient once, whatever the case of the address; the first one counts. */
function uniteRecipients(recipients: readonly Recipient[]): Recipient[] {
  const byAddress = new Map<string, Recipient>();
  for (const recipient of recipients) {
    const key = recipient.username.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, recipient);
  }
  return [...byAddress.values()];
}

/** A new shipment, its customer, and the user who sent the request of its order; null for none. */
export interface MailedShipment {
  shipment: Shipment;
  customerId: string;
  senderId: string | null;
}

/**
 * Mails new shipments to the customers' users, to the managers who sent the requests, and to the customers' addresses for
 * transport documents.
 */
export async function mailShipments(
  trx: Transaction,
  sender: Sender,
  shipments: readonly MailedShipment[],
): Promise<void> {
  if (shipments.length === 0) return;
  const documents = shipments.map(({ shipment, customerId, senderId }) => ({
    ...{ id: shipment.id, customerId, userId: senderId },
  }));
  const readersByShipment = Map.groupBy(await listDocumentReaders(trx, documents), ({ id }) => id);
  const addresses = await listTransportAddresses(trx, [
    ...new Set(shipments.map(({ customerId }) => customerId)),
  ]);
  const mails = shipments.flatMap(({ shipment, customerId }) => {
    const readers = readersByShipment.get(shipment.id) ?? [];
    const users = readers.filter(({ isCustomer }) => isCustomer);
    const transport = toTransportRecipients(
      addresses.get(customerId) ?? [],
      users.length > 0 ? users : readers,
    );
    return uniteRecipients([...readers, ...transport]).map(({ username, language }) =>
      buildMail(username, chooseLanguage({ userLanguage: language }), shipment, sender),
    );
  });
  await queueMails(trx, mails);
}

/** Mails an uploaded transport document to the customer's addresses for it. */
export async function mailDocument(
  trx: Transaction,
  sender: Sender,
  shipment: Shipment,
  { customerId, document }: { customerId: string; document: { key: string; size: number } },
): Promise<void> {
  const readers = await listRequestReaders(trx, customerId, null);
  const addresses = (await listTransportAddresses(trx, [customerId])).get(customerId) ?? [];
  const recipients = uniteRecipients(toTransportRecipients(addresses, readers));
  const values = { code: shipment.shipmentCode, customer: shipment.businessName };
  await queueMails(
    trx,
    recipients.map(({ username, language: userLanguage }) => {
      const language = chooseLanguage({ userLanguage });
      const t = getShipmentTexts(language);
      const mail = toMail(
        username,
        {
          language,
          title: t('documentMail.title', values),
          paragraphs: [t('documentMail.text', values)],
          link: { label: t('mail.link'), url: toShipmentUrl(sender, shipment) },
        },
        sender.brand,
      );
      const filename = `${formatNoteName(shipment.shipmentCode, language)}`;
      const attachment = {
        filename,
        contentType: 'application/pdf',
        fileKey: document.key,
        size: document.size,
      };
      return { ...mail, attachments: [attachment] };
    }),
  );
}

/** The file name of a delivery note, safe on every file system. */
export function formatNoteName(shipmentCode: string, language: UiLanguage): string {
  const code = shipmentCode.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return `${getShipmentTexts(language)('files.note')}-${code}.pdf`;
}
