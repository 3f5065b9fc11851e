import type { AdvancedSearch, MultiSearch, NameSearch } from '@cromia/domain/catalogue/search';
import { toPage } from '@cromia/domain/paging';
import type { Database } from '../../platform/database.ts';
import { type JsonPart, jsonPart } from '../../platform/json-parts.ts';
import { Problem } from '../../platform/problem.ts';
import type { IndexedSerial, SearchIndex, SearchIndexSource } from './search-index.ts';
import { listPackagings } from './search-queries.ts';
import {
  byCode,
  byColor,
  byFacets,
  byWords,
  MAX_WORDS,
  parseWholeCode,
  type SearchRule,
  wordsOf,
} from './search-rules.ts';
import { resultJson, type SerialAnswerSource } from './serial-answers.ts';

interface PageOf {
  page: number;
  size: number;
}

const COMMA = jsonPart(Buffer.from(','));
const CONTENT = jsonPart(Buffer.from('{"content":['));
const CONTENT_AGAIN = jsonPart(Buffer.from('],"serialsDto":['));

/** The words of a search, bounded. @throws Problem SearchFilterRequired, BadRequest for more words than anybody types */
export function searchedWords(needle: string): string[] {
  const words = wordsOf(needle);
  if (words.length === 0) throw new Problem('SearchFilterRequired');
  if (words.length > MAX_WORDS) {
    throw new Problem('BadRequest', { errors: [{ path: 'nameCode', code: 'invalidLenght' }] });
  }
  return words;
}

/** A product as typed, with the packagings that its last part may mean. */
export interface TypedProduct {
  serial: IndexedSerial;
  color: string;
  pkgs: string[];
}

/** The products that a whole code means, `F120-7035-25`; none when it is no code, or nothing is sold under it. */
export async function findTyped(db: Database, index: SearchIndex, needle: string): Promise<TypedProduct[]> {
  const code = parseWholeCode(needle);
  if (!code) return [];
  const { color, pkg: prefix } = code;
  const found: TypedProduct[] = [];
  for (const serial of index.serials.filter(byColor(code.serial, color).finds)) {
    const { productClass } = serial;
    const pkgs = await listPackagings(db, { productClass, serial: serial.serial, color, prefix });
    if (pkgs.length > 0) found.push({ serial, color, pkgs });
  }
  return found;
}

/** The searches of the catalogue (contract, "Search results"); each answers the JSON of one page. */
export function catalogueSearches(db: Database, source: SearchIndexSource, answers: SerialAnswerSource) {
  async function answer(
    serials: readonly IndexedSerial[],
    rule: SearchRule,
    page: PageOf,
  ): Promise<JsonPart[]> {
    const found = serials.filter(rule.finds);
    const shown = found.slice(page.page * page.size, (page.page + 1) * page.size);
    const results = await answers.of(db, shown);
    const content = shown
      .flatMap((serial, place) => {
        const prepared = results[place];
        return prepared ? [resultJson(prepared, rule.colorsOf(serial))] : [];
      })
      .flatMap((result, place) => (place === 0 ? [result] : [COMMA, result]));
    const { content: _none, empty: _empty, ...paging } = toPage([], found.length, page);
    const rest = JSON.stringify({ ...paging, empty: shown.length === 0 });
    return [CONTENT, ...content, CONTENT_AGAIN, ...content, jsonPart(Buffer.from(`],${rest.slice(1)}`))];
  }

  return {
    /** By name or code. @throws Problem SearchFilterRequired, BadRequest */
    async byName({ nameCode, ...page }: NameSearch): Promise<JsonPart[]> {
      const { index, needle } = await source.current(nameCode ?? '');
      const words = searchedWords(needle);
      const [typed] = await findTyped(db, index, needle);
      const rule = typed ? byColor(typed.serial.serial, typed.color) : byWords(index, words);
      return answer(index.serials, rule, page);
    },

    /** By the beginnings of serial and colour. */
    async byCode({ serial, color, ...page }: AdvancedSearch): Promise<JsonPart[]> {
      const { index } = await source.current('');
      return answer(index.serials, byCode({ serial, color }), page);
    },

    /** By characteristics, named by their names. */
    async byFacets(query: MultiSearch): Promise<JsonPart[]> {
      const { index } = await source.current('');
      return answer(index.serials, byFacets(query), query);
    },
  };
}
