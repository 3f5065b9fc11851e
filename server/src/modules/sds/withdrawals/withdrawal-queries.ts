import type { SdsLanguage } from '@cromia/domain/languages';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/connection.ts';

/** @returns false when the version was already withdrawn */
export async function withdrawVersion(
  trx: Transaction,
  documentId: string,
  reason: string,
): Promise<boolean> {
  const changed = await trx
    .updateTable('sdsDocuments')
    .set({ withdrawnAt: sql<Date>`now()`, withdrawalReason: reason })
    .where('id', '=', documentId)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** @returns false when the version has no file in the language, or it was already withdrawn */
export async function withdrawLanguage(
  trx: Transaction,
  documentId: string,
  { language, reason }: { language: SdsLanguage; reason: string },
): Promise<boolean> {
  const changed = await trx
    .updateTable('sdsFiles')
    .set({ withdrawnAt: sql<Date>`now()`, withdrawalReason: reason })
    .where('documentId', '=', documentId)
    .where('language', '=', language)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
