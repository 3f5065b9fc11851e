import type { AccessAction } from '@cromia/domain/accounts/access';
import { idField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { type ConversationKind, conversationSchema, newMessageSchema } from '@cromia/domain/messages/message';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import {
  describeUploadsBody,
  getUploadFolder,
  parseFields,
  withUploads,
} from '../../platform/files/uploads.ts';
import { createCallerSignal } from '../../platform/http/caller-signal.ts';
import { reserveUpload, runReservedUpload } from '../../platform/limits/upload-lock.ts';
import { Problem } from '../../platform/problem.ts';
import { type declarePreparedRoutes, fileResponse, idParams } from '../../platform/routes/declare-routes.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { ATTACHMENTS_FIELD, type ReceivedFile, storeAttachments } from './attachments/store-attachments.ts';
import { postMessage, readConversation } from './conversation.ts';
import { readAttachment, readSubject } from './read-attachment.ts';
import type { MessageListener } from './send-message.ts';

type Routes<Extra extends object> = ReturnType<typeof declarePreparedRoutes<Extra>>;

/** The conversations of a kind of request, or of claims. */
export interface ConversationRoutes {
  kind: ConversationKind;
  onSent: MessageListener;
}

const attachmentParams = idParams.extend({ attachmentId: idField().describe('Id of the attachment') });

/** Whose conversation a caller reads: that of the acting customer, or of any, for staff. */
interface Audience<Extra extends object> {
  isStaff: boolean;
  getCustomerId: (caller: Extra) => string | null;
  /** Actions of the routes; those of their group if absent. */
  access?: { read: AccessAction; write: AccessAction };
}

/** Declares the messages of a customer's requests or claims. */
export function declareCustomerMessages(
  routes: Routes<{ customer: ActingCustomer }>,
  deps: ModuleDependencies,
  conversation: ConversationRoutes,
  access: { read: AccessAction; write: AccessAction } = {
    read: 'request-messages.read',
    write: 'request-messages.write',
  },
): void {
  declareMessages(routes, deps, conversation, {
    isStaff: false,
    getCustomerId: ({ customer }) => customer.id,
    access,
  });
}

/** Declares the messages of the requests or claims of all customers, for the back office. */
export function declareDeskMessages(
  routes: Routes<object>,
  deps: ModuleDependencies,
  conversation: ConversationRoutes,
): void {
  declareMessages(routes, deps, conversation, { isStaff: true, getCustomerId: () => null });
}

function declareMessages<Extra extends object>(
  routes: Routes<Extra>,
  deps: ModuleDependencies,
  conversation: ConversationRoutes,
  audience: Audience<Extra>,
): void {
  const subject = conversation.kind === 'claims' ? 'a claim' : 'a request';
  declareReading(routes, deps, conversation, audience, subject);
  declareSending(routes, deps, conversation, audience, subject);
}

const toRequest = <Extra extends object>(
  { kind }: ConversationRoutes,
  { getCustomerId }: Audience<Extra>,
  call: Extra & { params: { id: string } },
) => ({ kind, id: call.params.id, customerId: getCustomerId(call) });

function declareReading<Extra extends object>(
  routes: Routes<Extra>,
  deps: ModuleDependencies,
  conversation: ConversationRoutes,
  audience: Audience<Extra>,
  subject: string,
): void {
  const { isStaff, access } = audience;
  routes.get(
    '/:id/messages',
    {
      ...(access && { access: access.read }),
      summary: `List the messages of ${subject}, with who read them and when`,
      description: 'Marks them as read by the caller.',
      // Otherwise a HEAD request would mark them as read, too.
      exposeHeadRoute: false,
      params: idParams,
      response: conversationSchema,
      errors: ['NotFound'],
    },
    (call) =>
      readConversation(deps, { viewer: call.viewer, isStaff }, toRequest(conversation, audience, call)),
  );

  routes.get(
    '/:id/attachments/:attachmentId',
    {
      ...(access && { access: access.read }),
      summary: `Download a file that is attached to a message of ${subject}`,
      params: attachmentParams,
      produces: ['application/pdf', 'image/webp'],
      response: fileResponse,
      errors: ['NotFound'],
    },
    async (call) => {
      const target = toRequest(conversation, audience, call);
      const { attachment, file } = await readAttachment(deps, target, call.params.attachmentId);
      return sendFile(call.request, call.reply, file, {
        name: attachment.fileName.replaceAll(/[^\w.-]+/g, '-'),
        contentType: attachment.contentType,
        maxAge: 0,
      });
    },
  );
}

function declareSending<Extra extends object>(
  routes: Routes<Extra>,
  deps: ModuleDependencies,
  conversation: ConversationRoutes,
  audience: Audience<Extra>,
  subject: string,
): void {
  const { kind, onSent } = conversation;
  const { isStaff, access } = audience;
  const limits = {
    folder: getUploadFolder(deps.config),
    field: ATTACHMENTS_FIELD,
    maxBytes: LIMITS.imageBytes,
    maxFiles: LIMITS.messageAttachments,
    // A character takes up to four bytes.
    maxFieldBytes: LIMITS.message * 4,
  };
  routes.post(
    '/:id/messages',
    {
      ...(access && { access: access.write }),
      summary: `Send a message about ${subject}`,
      description:
        `Takes \`text\` and up to ${LIMITS.messageAttachments} files \`attachments\` (PDF, JPEG, PNG, WebP) of at most 10 MB ` +
        'each; one of both is required. A message without files can be sent as JSON. Photos are stored without metadata. ' +
        'The other side is mailed, unless it has an earlier message to read.' +
        (kind === 'claims' ? '' : ' A message of the customer ends the hold of the request.'),
      idempotent: true,
      consumes: ['multipart/form-data', 'application/json'],
      params: idParams,
      body: describeUploadsBody(newMessageSchema, {
        field: ATTACHMENTS_FIELD,
        maxFiles: LIMITS.messageAttachments,
      }),
      status: 201,
      response: createdIdSchema,
      errors: ['NotFound', 'Conflict', 'ImageTooLarge', 'TooManyConcurrentRequests'],
    },
    async (call) => {
      const { request, reply, viewer, transaction } = call;
      const target = toRequest(conversation, audience, call);
      await readSubject(deps.db, target);
      const send = async ({ files, fields }: { files: readonly ReceivedFile[]; fields: unknown }) => {
        const { text } = parseFields(newMessageSchema, fields);
        if (text === '' && files.length === 0)
          throw new Problem('BadRequest', { errors: [{ path: 'text', code: 'missing' }] });
        // What a repeat with the same idempotency key is compared with.
        request.body = { text, attachments: files.map(({ sha256, fileName }) => [sha256, fileName]) };
        const attachments = await storeAttachments(deps.files, files, createCallerSignal(request));
        const message = { sender: { viewer, isStaff }, request: target, onSent };
        return transaction((trx) => postMessage(trx, deps, message, { text, attachments }));
      };
      if (!request.isMultipart()) return send({ files: [], fields: request.body });
      await reserveUpload(viewer.userId, reply);
      return runReservedUpload(reply, () => withUploads(request, limits, send));
    },
  );
}
