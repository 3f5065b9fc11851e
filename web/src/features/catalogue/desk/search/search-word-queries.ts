import type { ChangedSynonym, NewSynonym, Synonym } from '@cromia/domain/catalogue/search-words';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../../api/client';
import { sendOnce } from '../../../../api/send-once';
import { DESK_REFETCH_OPTIONS } from '../../../desk';
import type { SEARCH_TERM_LIST, SYNONYM_LIST } from './search-lists';

const SYNONYMS_KEY = ['backoffice', 'search-synonyms'];
const SEARCHES_KEY = ['backoffice', 'searches'];
const PATH = '/api/v1/backoffice/search-synonyms' as const;

/** One page of the synonyms. */
export function synonymsQuery(query: ReturnType<typeof SYNONYM_LIST.query>) {
  return queryOptions({
    queryKey: [...SYNONYMS_KEY, query],
    queryFn: ({ signal }) => unwrapResponse(api.GET(PATH, { params: { query }, signal })),
    placeholderData: keepPreviousData,
    ...DESK_REFETCH_OPTIONS,
  });
}

function toApiQuery({ once, ...filters }: ReturnType<typeof SEARCH_TERM_LIST.query>) {
  return once ? { ...filters, once: true } : filters;
}

/** One page of search terms. */
export function searchTermsQuery(query: ReturnType<typeof SEARCH_TERM_LIST.query>) {
  return queryOptions({
    queryKey: [...SEARCHES_KEY, query],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/backoffice/searches', { params: { query: toApiQuery(query) }, signal }),
      ),
    placeholderData: keepPreviousData,
    ...DESK_REFETCH_OPTIONS,
  });
}

/** Invalidates the lists of synonyms and all search results. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: SYNONYMS_KEY });
    void queryClient.invalidateQueries({ queryKey: SEARCHES_KEY });
    void queryClient.invalidateQueries({ queryKey: ['catalogue', 'search'] });
  };
}

/** Changes the stored synonym, or adds one if it is null. */
export function useSaveSynonym(stored: Synonym | null) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: async (synonym: NewSynonym) => {
      if (stored === null) {
        await sendOnce('synonym', (key) =>
          unwrapResponse(api.POST(PATH, { body: synonym, params: { header: { 'idempotency-key': key } } })),
        );
        return;
      }
      const body: ChangedSynonym = { ...synonym, version: stored.version };
      await unwrapResponse(api.PUT(`${PATH}/{id}`, { body, params: { path: { id: stored.id } } }));
    },
    onSuccess,
  });
}

/** Removes a synonym in the version that was read. */
export function useDeleteSynonym() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Synonym) =>
      unwrapResponse(api.DELETE(`${PATH}/{id}`, { params: { path: { id }, query: { version } } })),
    onSuccess,
  });
}
