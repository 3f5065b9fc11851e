import { filterTextField, idField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../database/connection.ts';
import type { App } from '../http/app.ts';
import { describeResponses } from '../openapi/describe-responses.ts';
import { Problem } from '../problem.ts';
import { hasDemoMailbox } from './has-demo-mailbox.ts';
import { findSentMail, listSentMails } from './outbox-queries.ts';

const sentMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  language: z.string(),
  sentAt: z.date(),
});

const mailDetailSchema = sentMailSchema.extend({
  text: z.string(),
  html: z.string(),
  attachments: z.array(
    z.object({ filename: z.string(), contentType: z.string(), size: z.int().describe('Size in bytes') }),
  ),
});

/** Decoded size of base64 text, in bytes. */
function getDecodedSize(content: string): number {
  return Buffer.byteLength(content, 'base64');
}

/**
 * Registers the routes for reading sent mails in a demo. The mails contain links that give access to accounts, so the
 * routes exist only where `hasDemoMailbox` is true.
 */
export function registerDemoMailbox(app: App, { config, db }: { config: Config; db: Database }): void {
  if (!hasDemoMailbox(config)) return;
  app.get(
    '/api/demo/mailbox',
    {
      config: { access: 'demo.mailbox' },
      schema: {
        tags: ['demo'],
        summary: 'List sent mails, newest first; at most 100',
        querystring: z.object({ to: filterTextField(LIMITS.email).describe('Address of the recipient') }),
        response: describeResponses({ 200: z.object({ content: z.array(sentMailSchema) }) }),
      },
    },
    async ({ query }) => ({ content: await listSentMails(db, query.to, LIMITS.pageSizeMax) }),
  );

  app.get(
    '/api/demo/mailbox/:id',
    {
      config: { access: 'demo.mailbox' },
      schema: {
        tags: ['demo'],
        summary: 'Retrieve a sent mail',
        params: z.object({ id: idField() }),
        response: describeResponses({ 200: mailDetailSchema }, ['NotFound']),
      },
    },
    async ({ params }) => {
      const mail = await findSentMail(db, params.id);
      if (!mail) throw new Problem('NotFound');
      const files = mail.attachments.map(({ filename, contentType, ...rest }) => ({
        filename,
        contentType,
        size: 'content' in rest ? getDecodedSize(rest.content) : rest.size,
      }));
      return { ...mail, attachments: files };
    },
  );
}
