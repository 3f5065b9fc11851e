import { getToday } from '@cromia/domain/dates';
import type { ErrorCode } from '@cromia/domain/errors';
import { idField } from '@cromia/domain/fields';
import {
  sdsDeliveryListSchema,
  sdsDeliveryPageSchema,
  sdsDeliverySchema,
  sdsRecipientsQuerySchema,
  sdsRecipientsSchema,
  sdsSendAllSchema,
  sdsSendSchema,
  sdsSentSchema,
} from '@cromia/domain/sds/sending';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import { sendFile } from '../../../platform/files/send-file.ts';
import type { App } from '../../../platform/http/app.ts';
import { idempotencyHeadersSchema, runIdempotently } from '../../../platform/idempotency/run-idempotently.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { readSdsFile } from '../files.ts';
import { readDocumentSheet, readRecipients } from '../search/searches.ts';
import { readDeliveries, retryDelivery } from './deliveries.ts';
import { readLink } from './links.ts';
import { prepareOrder, prepareSheet, queueParcelAndAnswer } from './send-sheets.ts';

const TAGS = ['sds'];
const PATH = '/api/v1/public/:prefix/sds';
const params = z.object({ prefix: z.string() });
const REFUSALS: ErrorCode[] = ['Unauthorized', 'NotAllowed', 'NotFound'];
const SEND_REFUSALS: ErrorCode[] = [
  ...REFUSALS,
  'SdsSendError',
  'SdsDownloadError',
  'IdempotencyKeyReused',
  'TooManyRequests',
  'ServiceUnavailable',
];
const BY_GET =
  'Required by the specification: takes the fields in the query, with addresses separated by ' +
  'commas. Since the call is not safe, prefer POST, and send an `Idempotency-Key`.';
const BY_POST =
  'Sends one mail to each address, with the sheets attached or, if they are large, as links ' +
  'that expire. Repeating the call with the same `Idempotency-Key` sends nothing twice.';

/** Routes that send sheets, each as GET, as the specification requires, and as POST, the proper method for a change. */
function sendRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config, now } = deps;
  const today = () => getToday(config.timeZone, now());
  const access = { access: 'sds.send' } as const;
  const head = { tags: TAGS, params, headers: idempotencyHeadersSchema };
  const acting = z.object({ customerCode: sdsSendSchema.shape.customerCode });
  const response = describeAnswers({ 200: sdsSentSchema }, SEND_REFUSALS);

  const send = async (request: FastifyRequest, input: z.output<typeof sdsSendSchema>) => {
    const viewer = getViewer(request);
    const prepared = await prepareSheet(deps, viewer, input, today(), request.log);
    const { body } = await runIdempotently(db, request, async (trx) => ({
      statusCode: 200,
      body: await queueParcelAndAnswer(trx, deps, viewer, prepared),
    }));
    return sdsSentSchema.parse(body);
  };
  const sendAll = async (request: FastifyRequest, input: z.output<typeof sdsSendAllSchema>) => {
    const viewer = getViewer(request);
    const prepared = await prepareOrder(deps, viewer, input, today(), request.log);
    const { body } = await runIdempotently(db, request, async (trx) => ({
      statusCode: 200,
      body: await queueParcelAndAnswer(trx, deps, viewer, prepared),
    }));
    return sdsSentSchema.parse(body);
  };

  const one = 'Send a safety data sheet by mail';
  app.get(
    `${PATH}/send`,
    {
      config: { ...access, isWrite: true },
      // HEAD would send as well.
      exposeHeadRoute: false,
      schema: { ...head, summary: one, description: BY_GET, querystring: sdsSendSchema, response },
    },
    (request) => send(request, request.query),
  );
  app.post(
    `${PATH}/send`,
    {
      config: access,
      schema: {
        ...head,
        summary: one,
        description: BY_POST,
        body: sdsSendSchema.omit({ customerCode: true }),
        querystring: acting,
        response,
      },
    },
    (request) => send(request, { ...request.body, ...request.query }),
  );

  const all = 'Send all safety data sheets of an order by mail';
  app.get(
    `${PATH}/sendAllByOrder`,
    {
      config: { ...access, isWrite: true },
      exposeHeadRoute: false,
      schema: { ...head, summary: all, description: BY_GET, querystring: sdsSendAllSchema, response },
    },
    (request) => sendAll(request, request.query),
  );
  app.post(
    `${PATH}/sendAllByOrder`,
    {
      config: access,
      schema: {
        ...head,
        summary: all,
        description: BY_POST,
        body: sdsSendAllSchema.omit({ customerCode: true }),
        querystring: acting,
        response,
      },
    },
    (request) => sendAll(request, { ...request.body, ...request.query }),
  );
}

/** The caller's deliveries, and the retry of a failed one. */
function ownDeliveryRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  app.get(
    `${PATH}/deliveries`,
    {
      config: { access: 'sds.send' },
      schema: {
        tags: TAGS,
        summary: 'List sheets that the caller sent, with their delivery status',
        params,
        querystring: sdsDeliveryListSchema,
        response: describeAnswers({ 200: sdsDeliveryPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) =>
      readDeliveries(db, request.query, {
        userId: getViewer(request).userId,
        timeZone: config.timeZone,
      }),
  );

  app.post(
    `${PATH}/deliveries/:id/retry`,
    {
      config: { access: 'sds.send' },
      schema: {
        tags: TAGS,
        summary: 'Retry a failed delivery immediately',
        params: params.extend({ id: idField() }),
        response: describeAnswers({ 200: sdsDeliverySchema }, [...REFUSALS, 'Conflict']),
      },
    },
    (request) => retryDelivery(deps, request.params.id, getViewer(request).userId),
  );
}

function recipientsRoute(app: App, { db }: ModuleDependencies): void {
  app.get(
    `${PATH}/recipients`,
    {
      config: { access: 'sds.send' },
      schema: {
        tags: TAGS,
        summary: 'List the addresses that a customer registered for safety data sheets',
        description: 'Takes a customer, or the order of a customer; for a CUSTOMER always its own.',
        params,
        querystring: sdsRecipientsQuerySchema,
        response: describeAnswers({ 200: sdsRecipientsSchema }, REFUSALS),
      },
    },
    (request) => readRecipients(db, getViewer(request), request.query),
  );
}

/** Sending safety data sheets (section 7), and the signed links in the mails. */
export function sdsSendingRoutes(app: App, deps: ModuleDependencies): void {
  sendRoutes(app, deps);
  ownDeliveryRoutes(app, deps);
  recipientsRoute(app, deps);

  app.get(
    '/api/sds/links/:token',
    {
      config: { access: 'sds.link' },
      schema: {
        tags: TAGS,
        summary: 'Download a sheet by the link from a mail',
        description:
          'The link is signed, valid for 30 days, and requires no account. Supports single-range requests ' +
          '(206).',
        produces: ['application/pdf'],
        params: z.object({ token: z.string().max(300) }),
        response: describeAnswers({ 200: z.string().meta({ format: 'binary' }) }, [
          'UnauthorizedOrInvalid',
          'NotFound',
          'RangeNotSatisfiable',
          'SdsDownloadError',
          'ServiceUnavailable',
        ]),
      },
    },
    async (request, reply) => {
      const link = readLink(deps.config, request.params.token, deps.now());
      if (!link) throw new Problem('UnauthorizedOrInvalid');
      const sheet = await readDocumentSheet(deps.db, link.documentId);
      const { name, pdf } = await readSdsFile(deps, sheet, link.language, request.log);
      return sendFile(request, reply, pdf, { name, contentType: 'application/pdf', maxAge: 0 });
    },
  );
}
