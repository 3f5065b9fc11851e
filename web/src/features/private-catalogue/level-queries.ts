import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';

/** One level of the tree: the node and its direct children. Fails with `NotFound`. */
export function levelQuery(path: string) {
  return queryOptions({
    queryKey: ['private-catalogue', 'level', path],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET('/api/v1/public/b2c/level', { params: { query: { path } }, signal })),
    // The route has already fetched the level, so the page displays an error at once.
    retryOnMount: false,
  });
}

/** Categories and products of the tree that match a text by name or code. */
export function treeSearchQuery(text: string) {
  return queryOptions({
    queryKey: ['private-catalogue', 'search', text],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET('/api/v1/public/b2c/search', { params: { query: { text } }, signal })),
  });
}
