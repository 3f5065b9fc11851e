import type { ChangedSynonym, NewSynonym, Synonym } from '@cromia/domain/catalogue/search-words';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { useAttemptKey } from '../../../api/use-attempt-key';
import { DESK_REFRESH } from '../desk-calls';
import type { SEARCHES, SYNONYMS } from './search-lists';

const ALL = ['backoffice', 'search-synonyms'];
const SEARCHES_KEY = ['backoffice', 'searches'];
const PATH = '/api/v1/backoffice/search-synonyms' as const;

/** One page of the synonyms. */
export function synonymsQuery(query: ReturnType<typeof SYNONYMS.query>) {
  return queryOptions({
    queryKey: [...ALL, query],
    queryFn: ({ signal }) => answer(api.GET(PATH, { params: { query }, signal })),
    placeholderData: keepPreviousData,
    ...DESK_REFRESH,
  });
}

function askedOf({ once, ...asked }: ReturnType<typeof SEARCHES.query>) {
  return once ? { ...asked, once: 'true' as const } : asked;
}

/** One page of search terms. */
export function searchesQuery(query: ReturnType<typeof SEARCHES.query>) {
  return queryOptions({
    queryKey: [...SEARCHES_KEY, query],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/backoffice/searches', { params: { query: askedOf(query) }, signal })),
    placeholderData: keepPreviousData,
    ...DESK_REFRESH,
  });
}

/** Invalidates the lists of synonyms and all search results. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: ALL });
    void queryClient.invalidateQueries({ queryKey: SEARCHES_KEY });
    void queryClient.invalidateQueries({ queryKey: ['catalogue', 'search'] });
  };
}

/** Adds a synonym, or changes the given one. */
export function useSaveSynonym(stored: Synonym | null) {
  const keyOf = useAttemptKey();
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: async (synonym: NewSynonym) => {
      if (stored === null) {
        const header = { 'idempotency-key': keyOf(synonym) };
        await answer(api.POST(PATH, { body: synonym, params: { header } }));
        return;
      }
      const body: ChangedSynonym = { ...synonym, version: stored.version };
      await answer(api.PUT(`${PATH}/{id}`, { body, params: { path: { id: stored.id } } }));
    },
    onSuccess,
  });
}

/** Removes a synonym in the version that was read. */
export function useRemoveSynonym() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Synonym) =>
      answer(api.DELETE(`${PATH}/{id}`, { params: { path: { id }, query: { version } } })),
    onSuccess,
  });
}
