import { formatDate } from '@cromia/domain/dates';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { Shipment } from '@cromia/domain/shipments/shipment';
import type { Config } from '../../platform/config.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { toMail, toPageUrl } from '../../platform/mail/mail-page.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { listRequestReaders } from '../customers/index.ts';
import { listTransportAddresses } from './customer-address-queries.ts';
import { toPrintableShipment } from './printable-shipment.ts';
import { getShipmentTexts } from './shipment-texts.ts';

type Sender = Pick<Config, 'brand' | 'publicUrl'>;

/** A recipient of a mail, with their language. */
interface Recipient {
  username: string;
  language: string;
}

/** The customer's addresses for transport documents, in the language of the customer's users. */
async function listTransportRecipients(
  db: Connection,
  customerId: string,
  readers: readonly Recipient[],
): Promise<Recipient[]> {
  const language = readers[0]?.language ?? '';
  const addresses = await listTransportAddresses(db, customerId);
  return addresses.map((username) => ({ username, language }));
}

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

/**
 * Mails a new shipment to the customer's users, to the manager who sent the request, and to the customer's addresses for
 * transport documents.
 * @param senderId the user who sent the request of its order; null for none
 */
export async function mailShipment(
  trx: Transaction,
  sender: Sender,
  shipment: Shipment,
  { customerId, senderId }: { customerId: string; senderId: string | null },
): Promise<void> {
  const readers = await listRequestReaders(trx, customerId, senderId);
  const recipients = uniteRecipients([
    ...readers,
    ...(await listTransportRecipients(trx, customerId, readers)),
  ]);
  await queueMails(
    trx,
    recipients.map(({ username, language }) =>
      buildMail(username, chooseLanguage({ userLanguage: language }), shipment, sender),
    ),
  );
}

/** Mails an uploaded transport document to the customer's addresses for it. */
export async function mailDocument(
  trx: Transaction,
  sender: Sender,
  shipment: Shipment,
  { customerId, document }: { customerId: string; document: { key: string; size: number } },
): Promise<void> {
  const readers = await listRequestReaders(trx, customerId, null);
  const recipients = uniteRecipients(await listTransportRecipients(trx, customerId, readers));
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
