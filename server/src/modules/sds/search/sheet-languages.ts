import { SDS_LANGUAGES, type SdsLanguage } from '@cromia/domain/languages';
import {
  type SdsLanguageVersions,
  type SdsLine,
  sdsLanguagesSchema,
  sdsLanguageVersionsSchema,
} from '@cromia/domain/sds/search';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { listLanguageVersions, type SdsSheetRow } from '../sheet-queries.ts';
import { readSheet } from './searches.ts';

type FileSource = Pick<ModuleDependencies, 'db' | 'composeSpecimen'>;

/** The languages in which some versions can be delivered. Rows without a file can be so in the demo only. */
function listDeliverableVersions({ db, composeSpecimen }: FileSource, documentIds: readonly string[]) {
  return listLanguageVersions(db, documentIds, { withoutFile: composeSpecimen !== undefined });
}

/**
 * The languages of a sheet, each with the version that is delivered in it.
 * @throws Problem NotFound for a line that the viewer may not see
 */
export async function readLanguageVersions(
  deps: FileSource,
  viewer: Viewer,
  line: SdsLine,
  today: string,
): Promise<SdsLanguageVersions> {
  const { sheet } = await readSheet(deps.db, viewer, line, today);
  const found = await listDeliverableVersions(deps, [sheet.documentId]);
  return sdsLanguageVersionsSchema.parse(
    Object.fromEntries(found.map(({ language, version }) => [language, version])),
  );
}

/** Which of the SDS languages a sheet has. @throws Problem NotFound for a line that the viewer may not see */
export async function readSdsLanguages(
  deps: FileSource,
  viewer: Viewer,
  line: SdsLine,
  today: string,
): Promise<Record<SdsLanguage, boolean>> {
  const found = await readLanguageVersions(deps, viewer, line, today);
  return sdsLanguagesSchema.parse(
    Object.fromEntries(SDS_LANGUAGES.map((language) => [language, found[language] !== undefined])),
  );
}

/**
 * The sheets to deliver in a language, each once. A version without the language is replaced by the newest earlier one
 * that has it. A sheet that never had the language stays unchanged.
 */
export async function resolveSheetsInLanguage(
  deps: FileSource,
  sheets: readonly SdsSheetRow[],
  language: SdsLanguage,
): Promise<SdsSheetRow[]> {
  const found = await listDeliverableVersions(
    deps,
    sheets.map(({ documentId }) => documentId),
  );
  const inLanguage = new Map(
    found.filter((row) => row.language === language).map(({ requestedId, ...row }) => [requestedId, row]),
  );
  const delivered = sheets.map((sheet) => {
    const row = inLanguage.get(sheet.documentId);
    if (!row) return sheet;
    const { documentId, version, validFrom } = row;
    return { ...sheet, documentId, version, validFrom };
  });
  return [...new Map(delivered.map((sheet) => [sheet.documentId, sheet] as const)).values()];
}
