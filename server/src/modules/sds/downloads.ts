import type { SdsLanguage } from '@cromia/domain/languages';
import type { SdsLine } from '@cromia/domain/sds/search';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Database } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { type FileDependencies, readSdsFile, type SdsFile } from './files.ts';
import { readDocumentSheet, readSheet } from './search/searches.ts';
import { resolveSheetsInLanguage } from './search/sheet-languages.ts';
import { recordDownload } from './sending/deliveries.ts';
import { verifyLinkToken } from './sending/links.ts';

/** A file to download, and the order that it is downloaded for. */
export interface SdsDownload {
  file: SdsFile;
  orderCode: string | null;
}

/** The sheet of a search line in a language, as a file. @throws Problem as `readSheet` and `readSdsFile` */
export async function readDownload(
  deps: FileDependencies,
  viewer: Viewer,
  { language, ...line }: SdsLine & { language: SdsLanguage; orderCode?: string | undefined },
  today: string,
  log: Pick<Logger, 'error'>,
): Promise<SdsDownload> {
  const { sheet, orderCode } = await readSheet(deps.db, viewer, line, today);
  const [delivered = sheet] = await resolveSheetsInLanguage(deps, [sheet], language);
  return { file: await readSdsFile(deps, delivered, language, log), orderCode };
}

/**
 * The file of a signed link from a mail.
 * @throws Problem UnauthorizedOrInvalid for an expired or invalid link; NotFound; SdsDownloadError
 */
export async function readLinkedFile(
  deps: FileDependencies & { now: () => Date },
  token: string,
  log: Pick<Logger, 'error'>,
): Promise<SdsFile> {
  const link = verifyLinkToken(deps.config, token, deps.now());
  if (!link) throw new Problem('UnauthorizedOrInvalid');
  const sheet = await readDocumentSheet(deps.db, link.documentId);
  return readSdsFile(deps, sheet, link.language, log);
}

/** Records downloads by customers after their responses are sent. */
export function createDownloadRecorder(db: Database) {
  const recordings = new Set<Promise<void>>();
  return {
    record(viewer: Viewer, { file, orderCode }: SdsDownload, log: Pick<Logger, 'error'>): void {
      const recording = recordDownload(db, viewer, file, orderCode)
        .catch((error: unknown) => log.error({ err: error }, 'failed to record a download'))
        .finally(() => recordings.delete(recording));
      recordings.add(recording);
    },
    /** Resolves once all downloads are recorded; shutdown waits for it. */
    async settle(): Promise<void> {
      await Promise.all(recordings);
    },
  };
}
