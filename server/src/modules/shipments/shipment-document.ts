import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { StoredShipmentDocument } from '@cromia/domain/shipments/shipment';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { getUploadFolder } from '../../platform/files/uploads.ts';
import { isPublishablePdf } from '../../platform/pdf/check.ts';
import { Problem } from '../../platform/problem.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { readLoadByCode } from '../hazards/index.ts';
import { composePrintable } from '../shop-documents/index.ts';
import { publishFiles, toFileKey } from '../tds/index.ts';
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
 * @throws Problem NotFound for an unknown shipment; UnsupportedMediaType for anything but a PDF without scripts,
 * encryption and embedded files
 */
export async function uploadShipmentDocument(
  deps: ModuleDependencies,
  { userId, keyName }: Uploader,
  { shipmentCode, content, log }: { shipmentCode: string; content: Uint8Array; log: Pick<Logger, 'warn'> },
): Promise<StoredShipmentDocument> {
  if ((await findShipmentId(deps.db, shipmentCode, null)) === undefined) throw new Problem('NotFound');
  if (content.length > LIMITS.deliveryNoteBytes)
    throw new Problem('PayloadTooLarge', { limit: { of: 'bytes', max: LIMITS.deliveryNoteBytes } });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const folder = getUploadFolder(deps.config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    await writeFile(path, content, { mode: 0o600 });
    const isPdf = Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-';
    if (!isPdf || !(await isPublishablePdf(path))) throw new Problem('UnsupportedMediaType');
    const file = { folder: 'shipments' as const, path, sha256, size: content.length };
    return await publishFiles(deps, [file], log, async (trx) => {
      await lockShipmentCodes(trx, [shipmentCode]);
      const [stored] = await listStoredShipments(trx, [shipmentCode]);
      if (!stored) throw new Problem('NotFound');
      const key = toFileKey(file);
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
      await mailDocument(trx, deps.config, data, {
        customerId,
        document: { key, size: content.length },
      });
      return { shipmentCode, changed: true };
    });
  } finally {
    await rm(path, { force: true });
  }
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
