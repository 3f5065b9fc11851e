import type { UiLanguage } from '@cromia/domain/languages';
import { useQueries } from '@tanstack/react-query';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { useDebouncedText } from '../../../ui/fields/use-debounced-text';
import { filterVisibleNavItems, type NavItem, usePageExists } from '../area/nav-items';
import { useNavigation } from '../area/navigation';
import { usePrivateNavItems } from '../area/use-private-nav-items';
import type { SearchHit, SearchSource } from './search-source';

/** Minimum number of characters to query the sources. */
const MIN_QUERY_LENGTH = 2;

function useSearchablePages(): NavItem[] {
  const user = useUser();
  const exists = usePageExists();
  const privateItems = usePrivateNavItems();
  const { top, unlisted, visitors } = useNavigation();
  const items = [...top, ...unlisted, ...(user === null ? visitors : privateItems)];
  return filterVisibleNavItems(
    items.flatMap((item) => [item, ...(item.pages ?? [])]),
    user,
    exists,
  );
}

/** Whether the typed text is the number of this document or customer, or this product's code: Enter opens it. */
function isNamedBy(hit: SearchHit, source: SearchSource, text: string, language: UiLanguage): boolean {
  const { label, description = '', exactBy } = hit;
  if (exactBy !== undefined) return exactBy.toLocaleLowerCase(language) === text.replaceAll(/\s+/g, '-');
  const words = `${label} ${description}`.toLocaleLowerCase(language).split(/[\s·,]+/);
  return source.allHits === undefined && words.includes(text);
}

/** What a text finds: pages by their names, and the hits of the sources. Sources with a hit that it names come first. */
export function useSearchResults(sources: readonly SearchSource[], query: string) {
  const { t, language } = useTexts();
  const { debouncedText: debouncedQuery, isAhead } = useDebouncedText(query);
  const results = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['search', source.id, language, debouncedQuery],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.find(debouncedQuery, { language, signal }),
      enabled: debouncedQuery.length >= MIN_QUERY_LENGTH,
    })),
  });
  const normalizedQuery = query.toLocaleLowerCase(language);
  const normalizeName = ({ text }: NavItem) => t(text).toLocaleLowerCase(language);
  const pages = useSearchablePages().filter((item) => normalizeName(item).includes(normalizedQuery));
  // A page whose name is being typed, such as the cart by "kosz", comes before products.
  const isPageNamed = pages.some((item) => normalizeName(item).startsWith(normalizedQuery));
  const links = sources.flatMap(({ id, allHits: everything }) => {
    const path = query === '' ? undefined : everything?.path(query);
    return everything === undefined || path === undefined ? [] : [{ id, text: everything.text, path }];
  });
  const groups = sources.flatMap((source, index) => {
    const isExact = (hit: SearchHit) => isNamedBy(hit, source, normalizedQuery, language);
    const found = results[index]?.data ?? [];
    const hits = [...found.filter(isExact), ...found.filter((hit) => !isExact(hit))];
    return query !== '' && hits.length > 0 ? [{ ...source, hits, isAhead, isExact }] : [];
  });
  const exactGroups = groups.filter(({ hits, isExact }) => hits.some(isExact));
  const otherGroups = groups.filter((group) => !exactGroups.includes(group));
  return {
    pages,
    isPageNamed,
    links,
    exactGroups,
    otherGroups,
    isEmpty: pages.length + links.length + groups.length === 0,
    hasFailed: results.some((result) => result.isError),
  };
}
