import { createHash } from 'node:crypto';
import { TDS_LANGUAGES, type TdsLanguage } from '@cromia/domain/languages';
import { tdsFileName } from '@cromia/domain/tds/tds';
import type { FastifyBaseLogger } from 'fastify';
import type { Disk } from 'flydrive';
import type { Config } from '../../config.ts';
import type { Connection } from '../../platform/database.ts';
import { openFiles } from '../../platform/files.ts';
import { Problem } from '../../platform/problem.ts';
import { type SheetComposer, sheetComposer } from './composer.ts';
import { findVersion, listLatestVersions, type VersionRow } from './queries.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** The accent of our own look, for a manufacturer that sets no colour. */
const DEFAULT_ACCENT = '#C2410C';
/** A change of the layout makes new files of all composed sheets. */
const LAYOUT = 1;

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
 * What a sheet is about, as its file name needs it: the serial, then the colour, or for a sheet of the whole serial the
 * line. Letters and digits only.
 */
function productText({ serial, color, brand }: Pick<VersionRow, 'serial' | 'color' | 'brand'>): string {
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
      .map((row) => ({ id: row.id, language, product: productText(row) })),
  );
  if (versions.length === 0) throw new Problem('missingTds');
  return versions;
}

interface Document {
  name: string;
  pdf: Uint8Array;
}

/** The technical data sheets as PDF: uploaded ones from the file store, the others composed once and kept there. */
export function tdsDocuments(config: Config, log: Pick<FastifyBaseLogger, 'error' | 'warn'>) {
  const composer: SheetComposer = sheetComposer();
  const { legalName, address, email, phone, accent } = config.brand;
  const publisher = { legalName, address, email, phone, accent: accent ?? DEFAULT_ACCENT };
  let opening: Promise<Disk> | undefined;
  const store = (): Promise<Disk> => {
    opening ??= openFiles(config);
    return opening;
  };

  async function composed(sheet: Sheet): Promise<Uint8Array> {
    // The name is made from all that stands on the sheet: one that was composed from other data is never found.
    const hash = createHash('sha256')
      .update(JSON.stringify([LAYOUT, sheet]))
      .digest('hex');
    const key = `tds/composed/${hash}.pdf`;
    const files = await store();
    if (await files.exists(key)) return files.getBytes(key);
    const pdf = await composer.compose(sheet);
    await files.put(key, pdf, { contentType: 'application/pdf' }).catch((error: unknown) => {
      log.warn({ err: error }, 'a composed sheet could not be kept');
    });
    return pdf;
  }

  async function contentOf(version: VersionRow, language: TdsLanguage): Promise<Uint8Array> {
    if (version.fileKey !== null) return (await store()).getBytes(version.fileKey);
    return composed(sheetOf(version, language, publisher));
  }

  return {
    /**
     * One version as PDF, with the name to save it under.
     * @throws Problem missingTds for an unknown version, TdsError when it cannot be read or composed
     */
    async read(db: Connection, id: string): Promise<Document> {
      const version = await findVersion(db, id);
      if (!version || !isTdsLanguage(version.language)) throw new Problem('missingTds');
      try {
        const pdf = await contentOf(version, version.language);
        return { name: tdsFileName(productText(version), version.language), pdf };
      } catch (error) {
        if (error instanceof Problem) throw error;
        log.error({ err: error, tdsVersion: id }, 'a technical data sheet cannot be answered');
        throw new Problem('TdsError');
      }
    },
    close: composer.close,
  };
}
