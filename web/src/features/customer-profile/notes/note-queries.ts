import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type {
  CustomerNote,
  CustomerNoteChange,
  NewCustomerNote,
} from '@cromia/domain/customers/customer-note';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { toJsonBody } from '../../../api/json-body';
import { sendOnce } from '../../../api/send-once';

const BASE_KEY = 'customer-notes';

/** The customer of notes, and the role by which the user manages it. */
export interface NoteScope {
  prefix: RolePrefix;
  customerCode: string;
}

/** The notes on a customer. */
export function customerNotesQuery({ prefix, customerCode }: NoteScope) {
  return queryOptions({
    queryKey: [BASE_KEY, prefix, customerCode],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/customer-profiles/{code}/notes', {
          params: { path: { prefix, code: customerCode } },
          signal,
        }),
      ),
    // Colleagues share the notes, so returning to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** The reminders of the portfolio that are due. */
export function dueRemindersQuery(prefix: RolePrefix) {
  return queryOptions({
    queryKey: [BASE_KEY, prefix, 'due'],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/portfolio/reminders', { params: { path: { prefix } }, signal }),
      ),
    refetchOnWindowFocus: true,
  });
}

/** Returns a function that refetches notes and reminders; the page also shows a note that a colleague has changed. */
export function useRefreshNotes(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [BASE_KEY] });
}

export function useAddNote({ prefix, customerCode }: NoteScope) {
  const refresh = useRefreshNotes();
  return useMutation({
    mutationFn: (note: NewCustomerNote) =>
      sendOnce(`customer-note:${customerCode}`, (key) =>
        unwrapResponse(
          api.POST('/api/v1/public/{prefix}/customer-profiles/{code}/notes', {
            params: { path: { prefix, code: customerCode }, header: { 'idempotency-key': key } },
            body: note,
          }),
        ),
      ),
    onSuccess: refresh,
  });
}

/** Changes a note, or marks it as done; the version is that of the displayed note. */
export function useChangeNote({ prefix, customerCode }: NoteScope) {
  const refresh = useRefreshNotes();
  return useMutation({
    mutationFn: ({
      note: { id, version },
      change,
    }: {
      note: CustomerNote;
      change: Omit<CustomerNoteChange, 'version'>;
    }) =>
      unwrapResponse(
        api.PATCH('/api/v1/public/{prefix}/customer-profiles/{code}/notes/{id}', {
          params: { path: { prefix, code: customerCode, id } },
          body: toJsonBody({ version, ...change }),
        }),
      ),
    onSuccess: refresh,
  });
}

export function useRemoveNote({ prefix, customerCode }: NoteScope) {
  const refresh = useRefreshNotes();
  return useMutation({
    mutationFn: ({ id }: CustomerNote) =>
      unwrapResponse(
        api.DELETE('/api/v1/public/{prefix}/customer-profiles/{code}/notes/{id}', {
          params: { path: { prefix, code: customerCode, id } },
        }),
      ),
    onSuccess: refresh,
  });
}
