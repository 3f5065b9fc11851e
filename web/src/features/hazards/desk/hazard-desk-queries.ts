import type { Hazard } from '@cromia/domain/hazards/hazard';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { deskPageQuery } from '../../desk';
import type { HAZARD_LIST } from './hazard-list';

const LIST_PATH = '/api/v1/backoffice/hazards' as const;
const SERIAL_PATH = '/api/v1/backoffice/hazards/{productClass}/{serial}' as const;
const COLOR_PATH = '/api/v1/backoffice/hazards/{productClass}/{serial}/{color}' as const;
const LIST_KEY = ['backoffice', 'hazards', 'list'];

/** Identifies a serial. */
export interface SerialKey {
  productClass: string;
  serial: string;
}

/** One page of the serials with the state of their assessment. */
export function hazardEntriesQuery(query: ListQueryOf<typeof HAZARD_LIST>) {
  return deskPageQuery([...LIST_KEY, query], (signal) =>
    unwrapResponse(api.GET(LIST_PATH, { params: { query }, signal })),
  );
}

/** A serial with its assessment, the exceptions of its colours, and their versions. */
export function serialHazardQuery(key: SerialKey) {
  return queryOptions({
    queryKey: ['backoffice', 'hazards', 'detail', key],
    queryFn: ({ signal }) => unwrapResponse(api.GET(SERIAL_PATH, { params: { path: { ...key } }, signal })),
  });
}

/** Sets the assessment of a serial or colour; null removes it. */
export function useSetHazard(key: SerialKey, color: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { version: string; hazard: Hazard | null }) =>
      unwrapResponse(
        color === null
          ? api.PUT(SERIAL_PATH, { params: { path: { ...key } }, body })
          : api.PUT(COLOR_PATH, { params: { path: { ...key, color } }, body }),
      ),
    onSuccess: (stored) => {
      queryClient.setQueryData(serialHazardQuery(key).queryKey, stored);
      return queryClient.invalidateQueries({ queryKey: LIST_KEY });
    },
  });
}

/** A customer's confirmation of training. */
export function customerTrainingQuery(code: string) {
  return queryOptions({
    queryKey: ['backoffice', 'training-confirmation', code],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/backoffice/customers/{code}/training-confirmation', {
          params: { path: { code } },
          signal,
        }),
      ),
  });
}

/** The packagings of a colour; none for a colour without products that are sold. */
export function colorPackagesQuery({ productClass, serial, color }: SerialKey & { color: string }) {
  return queryOptions({
    queryKey: ['backoffice', 'hazards', 'packages', productClass, serial, color],
    queryFn: async ({ signal }) => {
      const { content } = await unwrapResponse(
        api.GET('/api/products/serials/{productClass}/{serial}/colors', {
          params: { path: { productClass, serial }, query: { color } },
          signal,
        }),
      );
      const [first] = content.find((found) => found.color === color)?.products ?? [];
      if (first === undefined) return [];
      const { variants } = await unwrapResponse(
        api.GET('/api/products/{productClass}/{serial}/{color}/{pkg}', {
          params: { path: { productClass, serial, color, pkg: first.pkg }, query: {} },
          signal,
        }),
      );
      return variants;
    },
  });
}
