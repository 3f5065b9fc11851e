import type { StatementLanguage, StatementTexts } from '@cromia/domain/hazards/statements/texts';
import { queryOptions } from '@tanstack/react-query';

const FOLDER = '../../../../../domain/src/hazards/statements';
/** The files of the domain; its own loader is for Node, with import attributes that Vite's modules do not have. */
const FILES = import.meta.glob<StatementTexts>('../../../../../domain/src/hazards/statements/*.json', {
  import: 'default',
});

/** The prescribed wording of all statements in a language. */
export function statementTextsQuery(language: StatementLanguage) {
  return queryOptions({
    queryKey: ['statement-texts', language],
    queryFn: () => {
      const load = FILES[`${FOLDER}/${language}.json`];
      if (load === undefined) throw new Error(`Expected statements in ${language}`);
      return load();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
