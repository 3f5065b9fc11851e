import type { NewClosure } from '@cromia/domain/closures/closures';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { sendOnce } from '../../../api/send-once';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { deskPageQuery } from '../../desk';
import type { CLOSURE_LIST } from './closure-list';

const BASE_KEY = ['backoffice', 'closures'];
const PATH = '/api/v1/backoffice/closures' as const;

/** A page of closures. */
export function closuresQuery({ year, ...position }: ListQueryOf<typeof CLOSURE_LIST>) {
  // The filter accepts four digits only.
  const query = year === undefined ? position : { ...position, year: Number(year) };
  return deskPageQuery([...BASE_KEY, query], (signal) =>
    unwrapResponse(api.GET(PATH, { params: { query }, signal })),
  );
}

/** Returns a function that invalidates the closures at the desk and in checkouts. */
function useInvalidateClosures() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: BASE_KEY });
    void queryClient.invalidateQueries({ queryKey: ['closed-days'] });
  };
}

/** Adds a closure. */
export function useAddClosure() {
  return useMutation({
    mutationFn: (closure: NewClosure) =>
      sendOnce('closure', (key) =>
        unwrapResponse(api.POST(PATH, { body: closure, params: { header: { 'idempotency-key': key } } })),
      ),
    onSuccess: useInvalidateClosures(),
  });
}

/** Adds the Italian public holidays of a year. */
export function useAddHolidays() {
  return useMutation({
    mutationFn: (year: number) =>
      sendOnce('italian-holidays', (key) =>
        unwrapResponse(
          api.POST(`${PATH}/italian-holidays`, {
            body: { year },
            params: { header: { 'idempotency-key': key } },
          }),
        ),
      ),
    onSuccess: useInvalidateClosures(),
  });
}

/** Removes a closure. */
export function useRemoveClosure() {
  return useMutation({
    mutationFn: (id: string) => unwrapResponse(api.DELETE(`${PATH}/{id}`, { params: { path: { id } } })),
    onSuccess: useInvalidateClosures(),
  });
}
