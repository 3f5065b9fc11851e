import type { NewSynonym } from '@cromia/domain/catalogue/search-words';
import type { Importer } from '../importer.ts';
import { insertMissing } from '../upsert-queries.ts';
import type { UpsertTarget } from '../upsert-target.ts';

export const SYNONYM_TARGET: UpsertTarget = {
  name: 'SYNONYM_TARGET',
  table: 'search_synonyms',
  key: { language: 'text', term: 'text', synonym: 'text' },
  values: {},
};

const toKey = ({ language, term, synonym }: NewSynonym) => [language, term, synonym].join('\n');

/** Adds synonyms to the product search. It never deletes synonyms; staff delete them in the back office. */
export const SYNONYM_IMPORTER: Importer<NewSynonym> = {
  tables: 'synonyms',
  check: async () => [],
  write: async (trx, rows, origin) => {
    const inserted = await insertMissing<NewSynonym>(
      trx,
      SYNONYM_TARGET,
      rows.map(({ value: { language, term, synonym } }) => ({ language, term, synonym })),
      origin,
    );
    const keys = new Set(inserted.map(toKey));
    return {
      created: new Set(rows.flatMap(({ row, value }) => (keys.has(toKey(value)) ? [row] : []))),
      changed: new Map(),
    };
  },
};
