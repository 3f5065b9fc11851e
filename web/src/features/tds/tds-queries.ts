import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';

/** The languages in which a product has a technical data sheet, each with its latest version. */
export function tdsLanguagesQuery(serial: string, color: string) {
  return queryOptions({
    queryKey: ['tds', serial, color],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/tds/versions/last/available-languages', {
          params: { query: { serial, color } },
          signal,
        }),
      ),
  });
}

/** One version as a PDF. */
export function fetchTds(id: string): Promise<Blob> {
  return unwrapResponse(api.GET('/api/tds/pdf/version/{id}', { params: { path: { id } }, parseAs: 'blob' }));
}
