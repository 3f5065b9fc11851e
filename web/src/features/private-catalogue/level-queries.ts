import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../api/client';

/** One level of the tree: where one is, and what lies directly below. Fails with `NotFound`. */
export function levelQuery(path: string) {
  return queryOptions({
    queryKey: ['private-catalogue', 'level', path],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/public/b2c/level', { params: { query: { path } }, signal })),
    // The way to the page has asked already: the page says at once what came of it.
    retryOnMount: false,
  });
}

/** Categories and products of the tree by a name or code. */
export function treeSearchQuery(text: string) {
  return queryOptions({
    queryKey: ['private-catalogue', 'search', text],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/public/b2c/search', { params: { query: { text } }, signal })),
  });
}
