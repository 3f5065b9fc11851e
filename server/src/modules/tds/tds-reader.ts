import { TDS_LANGUAGES, type TdsLanguage } from '@cromia/domain/languages';
import { formatTdsFileName } from '@cromia/domain/tds/file-name';
import { formatWithdrawnFileName } from '@cromia/domain/withdrawal';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { Connection } from '../../platform/database/connection.ts';
import type { StoredFile } from '../../platform/files/file-store.ts';
import type { DocumentLayout } from '../../platform/pdf/document-cache.ts';
import { toPublisher } from '../../platform/pdf/publisher.ts';
import { Problem } from '../../platform/problem.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { buildSheet } from './sheet.ts';
import { findVersion, listLatestVersions, type TdsVersionRow } from './tds-queries.ts';

const LAYOUT: DocumentLayout = {
  folder: 'tds/composed',
  module: new URL('./sheet-layout.ts', import.meta.url),
  version: 2,
};

/** One language in which a product has a sheet. */
export interface TdsVersion {
  id: string;
  language: TdsLanguage;
  product: string;
}

function isTdsLanguage(language: string): language is TdsLanguage {
  return (TDS_LANGUAGES as readonly string[]).includes(language);
}

/**
 * The product in a sheet's file name: the serial and the colour, or the serial and the brand for a sheet of the whole
 * serial. Letters and digits only.
 */
function formatProduct({ serial, color, brand }: Pick<TdsVersionRow, 'serial' | 'color' | 'brand'>): string {
  return `${serial}${color ?? brand.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`;
}

/**
 * The languages in which a product has a technical data sheet, each with its latest version, in the order of section 3.
 * @throws Problem missingTds when there is none
 */
export async function readTdsLanguages(
  db: Connection,
  product: { serial: string; color: string | undefined },
): Promise<TdsVersion[]> {
  const rows = await listLatestVersions(db, product);
  const versions = TDS_LANGUAGES.flatMap((language) =>
    rows
      .filter((row) => row.language === language)
      .map((row) => ({ id: row.id, language, product: formatProduct(row) })),
  );
  if (versions.length === 0) throw new Problem('missingTds');
  return versions;
}

interface Document {
  name: string;
  pdf: StoredFile;
}

type DocumentDependencies = Pick<ModuleDependencies, 'config' | 'files' | 'documentCache'>;

/**
 * Reads technical data sheets as PDF: uploaded ones from the file store, others composed on first use and then cached.
 */
export function createTdsDocumentReader(
  { config, files, documentCache }: DocumentDependencies,
  log: Pick<Logger, 'error'>,
) {
  const publisher = toPublisher(config);

  async function readContent(version: TdsVersionRow, language: TdsLanguage): Promise<StoredFile> {
    if (version.fileKey === null)
      return documentCache.compose(LAYOUT, buildSheet(version, language, publisher));
    const stored = await files.find(version.fileKey, version.checksum ?? version.id);
    if (!stored) throw new Error(`File ${version.fileKey} is missing from the store`);
    return stored;
  }

  async function read(db: Connection, id: string, selection: { isWithdrawn: boolean }): Promise<Document> {
    const version = await findVersion(db, id, selection);
    if (!version || !isTdsLanguage(version.language)) throw new Problem('missingTds');
    try {
      const pdf = await readContent(version, version.language);
      return { name: formatTdsFileName(formatProduct(version), version.language), pdf };
    } catch (error) {
      if (error instanceof Problem) throw error;
      log.error({ err: error, tdsVersion: id }, 'failed to read a technical data sheet');
      throw new Problem('TdsError');
    }
  }

  return {
    /**
     * One version as PDF, with its download file name.
     * @throws Problem missingTds for an unknown or withdrawn version; TdsError when it cannot be read or composed
     */
    read: (db: Connection, id: string) => read(db, id, { isWithdrawn: false }),

    /** Same as `read`, for a withdrawn version; the file name ends in `-withdrawn`. */
    async readWithdrawn(db: Connection, id: string): Promise<Document> {
      const { name, pdf } = await read(db, id, { isWithdrawn: true });
      return { name: formatWithdrawnFileName(name), pdf };
    },
  };
}

export type TdsDocumentReader = ReturnType<typeof createTdsDocumentReader>;
