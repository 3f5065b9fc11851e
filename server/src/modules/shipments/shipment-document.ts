import type { UiLanguage } from '@cromia/domain/languages';
import type { StoredShipmentDocument } from '@cromia/domain/shipments/shipment';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import type { ReceivedFile } from '../../platform/files/uploads.ts';
import { Problem } from '../../platform/problem.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { readLoadByCode } from '../hazards/index.ts';
import { composePrintable } from '../shop-documents/index.ts';
import { publishFiles, requirePdf, toFileKey } from '../stored-documents/index.ts';
import { formatNoteName, mailDocument } from './mail-shipment.ts';
import { toPrintableShipment } from './printable-shipment.ts';
import { listStoredShipments, lockShipmentCodes, storeDocument } from './shipment-change-queries.ts';
import { findShipmentId, listShipmentsById } from './shipment-queries.ts';
import { readShipmentDetail, readShipmentsById, SHIPMENT_ENTITY } from './shipments.ts';

/** The sender of an uploaded document: a user, or other software with its key. */
interface Uploader {
  userId: string | null;
  keyName?: string;
}

/**
 * Stores the delivery note of a shipment as it was uploaded, and mails it to the customer's addresses for transport
 * documents. The same file again changes nothing.
 * @throws Problem NotFound for an unknown shipment; UnsupportedMediaType for anything but a PDF; BadRequest for one with
 * scripts, encryption or embedded files
 */
export async function uploadShipmentDocument(
  deps: ModuleDependencies,
  { userId, keyName }: Uploader,
  { shipmentCode, file, log }: { shipmentCode: string; file: ReceivedFile; log: Pick<Logger, 'warn'> },
): Promise<StoredShipmentDocument> {
  if ((await findShipmentId(deps.db, shipmentCode, null)) === undefined) throw new Problem('NotFound');
  await requirePdf(file);
  const { path, sha256, size } = file;
  const document = { folder: 'shipments', path, sha256, size } as const;
  return publishFiles(deps, [document], log, async (trx) => {
    await lockShipmentCodes(trx, [shipmentCode]);
    const [stored] = await listStoredShipments(trx, [shipmentCode]);
    if (!stored) throw new Problem('NotFound');
    const key = toFileKey(document);
    if (!(await storeDocument(trx, shipmentCode, { key, checksum: sha256 })))
      return { shipmentCode, changed: false };
    const { id, customerId } = stored;
    await recordAudit(trx, {
      userId,
      customerId,
      action: 'shipments.store-document',
      entity: SHIPMENT_ENTITY,
      entityId: id,
      details: { shipmentCode, checksum: sha256, ...(keyName === undefined ? {} : { keyName }) },
    });
    const data = await readShipmentDetail(deps, trx, shipmentCode);
    await recordEvents(trx, [{ type: 'shipment.changed', data }]);
    await mailDocument(trx, deps.config, data, { customerId, document: { key, size } });
    return { shipmentCode, changed: true };
  });
}

/**
 * The delivery note of a shipment: the uploaded one, or one composed in the given language.
 * @param customerId the customer whose shipment it must be; null for staff
 * @throws Problem NotFound, also for a shipment of another customer and for a file that is missing from the store
 */
export async function readDeliveryNote(
  deps: ModuleDependencies,
  customerId: string | null,
  shipmentCode: string,
  language: UiLanguage,
) {
  const { db, files } = deps;
  const id = await findShipmentId(db, shipmentCode, customerId);
  const [row] = id === undefined ? [] : await listShipmentsById(db, [id]);
  if (!row) throw new Problem('NotFound');
  const name = formatNoteName(shipmentCode, language);
  if (row.documentKey !== null && row.documentChecksum !== null) {
    const stored = await files.find(row.documentKey, row.documentChecksum);
    if (!stored) throw new Problem('NotFound');
    const content = await stored.open();
    return { name, pdf: content instanceof Uint8Array ? Buffer.from(content) : await readStream(content) };
  }
  const [shipment] = await readShipmentsById(deps, db, [row.id]);
  if (!shipment) throw new Problem('NotFound');
  const load = await readLoadByCode(db, shipment.items);
  return { name, pdf: await composePrintable(deps, toPrintableShipment(shipment, language, load)) };
}

async function readStream(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(stream));
}
