import type { ChangedMixing } from '@cromia/domain/catalogue/mixing';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../../api/client';
import type { ListQueryOf } from '../../../../ui/list/define-list';
import { deskPageQuery } from '../../../desk';
import type { MIXING_LIST } from './mixing-list';

const PATH = '/api/v1/backoffice/serials/{productClass}/{serial}/mixing' as const;

/** Identifies a serial. */
export interface SerialKey {
  productClass: string;
  serial: string;
}

const LIST_KEY = ['backoffice', 'mixing', 'list'];

/** One page of the serials that have mixing data. */
export function mixedSerialsQuery(query: ListQueryOf<typeof MIXING_LIST>) {
  return deskPageQuery([...LIST_KEY, query], (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/mixing', { params: { query }, signal })),
  );
}

/** The mixing data of a serial. */
export function mixingQuery(key: SerialKey) {
  return queryOptions({
    queryKey: ['backoffice', 'mixing', 'detail', key],
    queryFn: ({ signal }) => unwrapResponse(api.GET(PATH, { params: { path: { ...key } }, signal })),
  });
}

/** Sets the mixing data of a serial; null for products that are used unmixed. */
export function useSetMixing(key: SerialKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangedMixing) =>
      unwrapResponse(api.PUT(PATH, { params: { path: { ...key } }, body })),
    onSuccess: (stored) => {
      queryClient.setQueryData(mixingQuery(key).queryKey, stored);
      void queryClient.invalidateQueries({ queryKey: LIST_KEY });
      void queryClient.invalidateQueries({ queryKey: ['catalogue', 'product'] });
    },
  });
}
