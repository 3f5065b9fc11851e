import { api, unwrapResponse } from '../../../api/client';

/** Serials, colours and products that match a text, with the prices of the customer. */
export function fetchSuggestions(text: string, customer: { customerCode?: string }, signal: AbortSignal) {
  return unwrapResponse(
    api.GET('/api/products/suggest', { params: { query: { text, ...customer } }, signal }),
  );
}

export type Suggestion = Awaited<ReturnType<typeof fetchSuggestions>>[number];
