import type {
  Conversation,
  ConversationKind,
  MessageAttachment,
  RequestKind,
} from '@cromia/domain/messages/message';
import type { RequestChange } from '@cromia/domain/messages/request-change';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type DownloadedFile, unwrapFileResponse, unwrapResponse } from '../../api/client';
import { toFilesBody } from '../../api/file-body';
import { toJsonBody } from '../../api/json-body';
import { sendOnce } from '../../api/send-once';
import type { ShopScope } from '../acting';

/** A request or claim that is talked about, by a customer or its manager, or in the back office. */
export interface ConversationPlace<Kind extends ConversationKind = ConversationKind> {
  kind: Kind;
  id: string;
  /** Null in the back office. */
  scope: ShopScope | null;
  /** Number of messages that it is known to have; more of them are fetched. */
  messageCount: number;
}

const SHOP = '/api/v1/public/{prefix}';
const DESK = '/api/v1/backoffice';
const MESSAGES = {
  'offer-requests': {
    shop: `${SHOP}/offer-requests/{id}/messages`,
    desk: `${DESK}/offer-requests/{id}/messages`,
  },
  'order-requests': {
    shop: `${SHOP}/order-requests/{id}/messages`,
    desk: `${DESK}/order-requests/{id}/messages`,
  },
  claims: { shop: `${SHOP}/claims/{id}/messages`, desk: `${DESK}/claims/{id}/messages` },
} as const;
const ATTACHMENTS = {
  'offer-requests': {
    shop: `${SHOP}/offer-requests/{id}/attachments/{attachmentId}`,
    desk: `${DESK}/offer-requests/{id}/attachments/{attachmentId}`,
  },
  'order-requests': {
    shop: `${SHOP}/order-requests/{id}/attachments/{attachmentId}`,
    desk: `${DESK}/order-requests/{id}/attachments/{attachmentId}`,
  },
  claims: {
    shop: `${SHOP}/claims/{id}/attachments/{attachmentId}`,
    desk: `${DESK}/claims/{id}/attachments/{attachmentId}`,
  },
} as const;
const CHANGES = {
  'offer-requests': `${SHOP}/offer-requests/{id}/change`,
  'order-requests': `${SHOP}/order-requests/{id}/change`,
} as const;

/** The cached lists and details of a kind, in the shop and in the back office. */
const QUERY_KEYS = {
  'offer-requests': { list: 'offer-requests', detail: 'offer-request' },
  'order-requests': { list: 'order-requests', detail: 'order-request' },
  claims: { list: 'claims', detail: 'claim' },
} as const;

const getListKey = ({ kind, scope }: Pick<ConversationPlace, 'kind' | 'scope'>) =>
  scope === null ? ['backoffice', QUERY_KEYS[kind].list] : [QUERY_KEYS[kind].list];

/** The messages of a request. Fetching marks them as read, which the list then shows. */
export function conversationQuery(place: ConversationPlace) {
  const { kind, id, scope, messageCount } = place;
  return queryOptions({
    queryKey: ['messages', kind, id, scope?.prefix ?? 'desk', scope?.customerCode, messageCount],
    queryFn: async ({ signal, client }): Promise<Conversation> => {
      const conversation = await unwrapResponse(
        scope === null
          ? api.GET(MESSAGES[kind].desk, { params: { path: { id } }, signal })
          : api.GET(MESSAGES[kind].shop, {
              params: { path: { prefix: scope.prefix, id }, query: scope.query },
              signal,
            }),
      );
      if (messageCount > 0) void client.invalidateQueries({ queryKey: getListKey(place) });
      return conversation;
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** Refetches what a message changes: the conversation, and the request in lists and details. */
function useInvalidateRequest({ kind, scope }: Pick<ConversationPlace, 'kind' | 'scope'>) {
  const queryClient = useQueryClient();
  const { list, detail } = QUERY_KEYS[kind];
  const keys =
    scope === null
      ? [
          ['backoffice', list],
          ['backoffice', detail],
        ]
      : [[list], [detail], ['open-tasks']];
  return () =>
    Promise.all([['messages', kind], ...keys].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Sends a message with its files. */
export function usePostMessage(place: ConversationPlace) {
  const { kind, id, scope } = place;
  return useMutation({
    mutationFn: async ({ text, files }: { text: string; files: readonly File[] }) => {
      const form = await toFilesBody('attachments', files, { text });
      const body = { body: { text }, bodySerializer: () => form };
      return sendOnce(`message ${kind} ${id}`, (key) => {
        const header = { 'idempotency-key': key };
        return unwrapResponse(
          scope === null
            ? api.POST(MESSAGES[kind].desk, { params: { path: { id }, header }, ...body })
            : api.POST(MESSAGES[kind].shop, {
                params: { path: { prefix: scope.prefix, id }, query: scope.query, header },
                ...body,
              }),
        );
      });
    },
    onSuccess: useInvalidateRequest(place),
  });
}

/** Sends a pending request with other quantities. */
export function useChangeRequest(place: ConversationPlace<RequestKind> & { scope: ShopScope }) {
  const { kind, id, scope } = place;
  return useMutation({
    mutationFn: (change: RequestChange) =>
      unwrapResponse(
        api.POST(CHANGES[kind], {
          params: { path: { prefix: scope.prefix, id }, query: scope.query },
          body: toJsonBody(change),
        }),
      ),
    // Staff may have decided or asked meanwhile.
    onSettled: useInvalidateRequest(place),
  });
}

/** An attached file of a message. */
export function fetchAttachment(
  { kind, id, scope }: ConversationPlace,
  { id: attachmentId, fileName }: MessageAttachment,
): Promise<DownloadedFile> {
  return unwrapFileResponse(
    scope === null
      ? api.GET(ATTACHMENTS[kind].desk, { params: { path: { id, attachmentId } }, parseAs: 'blob' })
      : api.GET(ATTACHMENTS[kind].shop, {
          params: { path: { prefix: scope.prefix, id, attachmentId }, query: scope.query },
          parseAs: 'blob',
        }),
    fileName,
  );
}
