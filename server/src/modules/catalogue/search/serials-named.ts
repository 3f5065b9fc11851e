import type { ProductLanguage } from '@cromia/domain/languages';
import type { Database } from '../../../platform/database/database.ts';
import type { Matches } from '../matching/matched-serial.ts';
import { matchName } from './search.ts';
import { type IndexedSerial, searchIndexOf } from './search-index.ts';

/** The serials that match a name or code, best first, and how well they match. @throws Problem as `matchName` */
export async function serialsNamed(
  db: Database,
  text: string,
  lang: ProductLanguage | undefined,
): Promise<{ outcome: Matches<IndexedSerial>['outcome']; serials: string[] }> {
  const { outcome, matches } = matchName(await searchIndexOf(db).current(), text, lang);
  return { outcome, serials: matches.map(({ serial }) => serial.serial) };
}
