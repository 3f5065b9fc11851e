import type { ProductLanguage } from '@cromia/domain/languages';
import type { Database } from '../../../platform/database/connection.ts';
import type { SearchMatches } from '../matching/matched-serial.ts';
import { matchName } from './find-products.ts';
import { getSearchIndexSource, type IndexedSerial } from './search-index.ts';

/** The serials that match a name or code, best first, and how well they match. @throws Problem as `matchName` */
export async function findSerialsByName(
  db: Database,
  text: string,
  lang: ProductLanguage | undefined,
): Promise<{ outcome: SearchMatches<IndexedSerial>['outcome']; serials: string[] }> {
  const { outcome, matches } = matchName(await getSearchIndexSource(db).current(), text, lang);
  return { outcome, serials: matches.map(({ serial }) => serial.serial) };
}
