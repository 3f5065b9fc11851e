import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';

/** The mails that a demo has written, the newest first. */
export function mailboxQuery(to: string) {
  return queryOptions({
    queryKey: ['demo-mailbox', to],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET('/api/demo/mailbox', { params: { query: to === '' ? {} : { to } }, signal })),
    // Refetched when returning from a page that has caused a mail.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** One mail with its two parts; it never changes. */
export function mailQuery(id: string) {
  return queryOptions({
    queryKey: ['demo-mail', id],
    queryFn: ({ signal }) =>
      unwrapResponse(api.GET('/api/demo/mailbox/{id}', { params: { path: { id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
