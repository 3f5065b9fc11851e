import { gunzipSync } from 'node:zlib';
import { isAllowed, isKeyAction } from '@cromia/domain/accounts/access';
import { EVENT_TYPES } from '@cromia/domain/integration/event';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../../test/app.ts';
import { readOpenapiDocument } from '../../../test/openapi-document.ts';
import { UNKNOWN_FILE_TYPE } from '../routes/declare-routes.ts';

const { app } = await testApp('empty');
const { document, operations, resolveReference, resolveResponse } = readOpenapiDocument(app);
const access = new Map(app.accessTable.map((route) => [`${route.method} ${route.url}`, route.access]));
const PROBLEM = 'application/problem+json';

/** The targets of all `$ref` in a value, at any depth. */
function listReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === '$ref' && typeof member === 'string' ? [member] : listReferences(member),
  );
}

describe('the OpenAPI document', () => {
  it('is version 3.1 and resolves all its references', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const found = [...new Set(listReferences(document))];
    expect(found.filter((reference) => resolveReference(reference) === undefined)).toEqual([]);
    expect(found).toEqual(expect.arrayContaining(['#/components/schemas/Order']));
    const { schemas } = document.components;
    expect(Object.keys(schemas).map((name) => `#/components/schemas/${name}`)).toEqual(
      found.filter((reference) => reference.startsWith('#/components/schemas/')).sort(),
    );
    expect(document.components.schemas.Problem).toMatchObject({
      type: 'object',
      required: ['type', 'title', 'status', 'code', 'message'],
    });
  });

  it('is sent compressed, and as 304 when the caller has it cached', async () => {
    const url = '/api/openapi.json';
    const plain = await app.inject(url);
    expect(plain.json()).toEqual(app.swagger());
    const { etag } = plain.headers;
    const gzippedResponse = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(gzippedResponse.headers).toMatchObject({ 'content-encoding': 'gzip', etag });
    expect(JSON.parse(gunzipSync(gzippedResponse.rawPayload).toString())).toEqual(plain.json());
    const notModifiedResponse = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([notModifiedResponse.statusCode, notModifiedResponse.body]).toEqual([304, '']);
  });

  it('lists every operation except documentation and metrics', () => {
    const hidden = [
      'GET /api/docs',
      'GET /api/docs/examples/:file',
      'GET /api/docs/integrating',
      'GET /api/docs/reference.js',
      'GET /api/metrics',
      'GET /api/openapi.json',
      // The same call as POST /api/v1/backoffice/imports, at the address of one import.
      'POST /api/v1/backoffice/imports/:kind',
    ];
    expect([...operations.keys(), ...hidden].sort()).toEqual([...access.keys()].sort());
  });
});

describe.each([...operations])('%s', (route, operation) => {
  const action = access.get(route);
  const prefixed = route.includes('/:prefix/');

  it('has a tag, a summary and all path parameters', () => {
    expect(operation.tags).toHaveLength(1);
    expect(operation.summary).not.toBe('');
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `:${name}`).sort()).toEqual((route.match(/:\w+/g) ?? []).sort());
    expect(inPath.every(({ required }) => required)).toBe(true);
  });

  it('requires the security scheme of its action', () => {
    if (!action) throw new Error('no such route');
    const open = isAllowed(null, action) && !prefixed;
    const scheme = isKeyAction(action) ? 'integrationKey' : 'bearer';
    expect(operation.security).toEqual(open ? [{}, { [scheme]: [] }] : [{ [scheme]: [] }]);
  });

  it('has a description and a type of each parameter', () => {
    const undescribed = operation.parameters.filter(({ description }) => description === '');
    // Describe it in the schema of the route or, if many routes have it, in openapi/parameter-descriptions.ts.
    expect(undescribed.map(({ in: place, name }) => `${place} ${name}`)).toEqual([]);
    for (const { schema } of operation.parameters) expect(schema.enum ?? []).not.toEqual(['true', 'false']);
  });

  it('has a name of verb and thing, and says who may call', () => {
    expect(operation.operationId).toMatch(/^[a-z]+[A-Z][A-Za-z0-9]+$/);
    expect(operation.description).toMatch(/Who may call: .+\.$/);
  });

  it('documents a problem for each failure status and by default', () => {
    const failures = Object.entries(operation.responses).filter(([status]) => !(Number(status) < 400));
    expect(failures.map(([status]) => status)).toEqual(expect.arrayContaining(['401', '503', 'default']));
    for (const [, response] of failures) {
      const { content, description } = resolveResponse(response);
      expect(content[PROBLEM]).toEqual({ schema: { $ref: '#/components/schemas/Problem' } });
      expect(description).toMatch(/^[A-Za-z]+(?:, [A-Za-z]+)*$/);
    }
  });

  it('documents the statuses of bodies, restricted access and retries', () => {
    const statuses = Object.keys(operation.responses);
    if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['413', '415']));
    if (action && (!isAllowed(null, action) || prefixed)) expect(statuses).toContain('403');
    const headersOf = (status: string) => Object.keys(resolveResponse(operation.responses[status]).headers);
    expect(headersOf('401')).toEqual(['WWW-Authenticate']);
    expect(headersOf('503')).toEqual(['Retry-After']);
    if (statuses.includes('429')) expect(headersOf('429')).toEqual(['Retry-After']);
  });

  it('documents one success status with the media type of its content, without a problem', () => {
    const successes = Object.keys(operation.responses).filter((status) => Number(status) < 300);
    expect(successes).toHaveLength(1);
    const content = operation.responses[successes[0] ?? '']?.content ?? {};
    expect(content).not.toHaveProperty([PROBLEM]);
    // A route that sends a file states its media types in `produces`.
    expect(content).not.toHaveProperty([UNKNOWN_FILE_TYPE]);
    for (const [type, { schema }] of Object.entries(content))
      if (z.object({ format: z.literal('binary') }).safeParse(schema).success && !route.endsWith('/file'))
        expect(type).not.toBe('application/json');
  });
});

/** POST calls that add nothing, so that repeating them is harmless, or whose first response must not be stored. */
const REPEATABLE = [
  // Reject a repetition by the state or the version of the entity
  /\/(?:decision|correction|decline|hold|review|withdrawal|restore|anonymisation|second-factor-reset|revocation|status|delivery-date|undo)$/,
  /\/contact-requests\/:id\//,
  // Send, run or store the same again
  /\/(?:resend|retry|run|redelivery|test)$/,
  /\/backoffice\/portfolios\//,
  /\/imports(?:\/:kind)?$/,
  /\/api\/v1\/public\/:prefix\/carts$/,
  // A valid confirmation stays as it is
  /\/training-confirmation$/,
  // Read by POST
  /\/(?:check|upload|link|registration|clicks)$/,
  // Sessions and registration; a repeated registration sends the mail again
  /^POST \/api\/auth/,
  /^POST \/api\/users/,
  // Files: the key would stand for the file only if it were hashed, and a repetition is visible at the desk
  /\/backoffice\/(?:tds|sds|documents|sds\/batches|product-images|tds\/compositions)$/,
  /\/public\/b2c$/,
  // Return a secret, which is not stored; the unique name or the list at the desk shows a repetition
  /\/backoffice\/(?:integration-keys|webhooks)$/,
];

it('every POST that adds something takes an Idempotency-Key', () => {
  const others = [...operations].filter(
    ([route, { parameters }]) =>
      route.startsWith('POST ') &&
      !parameters.some(({ name }) => name === 'idempotency-key') &&
      !REPEATABLE.some((pattern) => pattern.test(route)),
  );
  // Declare `idempotent: true` and run the change in `transaction`, or state above why it can be repeated.
  expect(others.map(([route]) => route)).toEqual([]);
});

describe('events', () => {
  it('are a union by type, each with the schema of its entity, and each a webhook', () => {
    const { Event, OrderCreatedEvent } = document.components.schemas;
    const mapping = z.object({ discriminator: z.object({ mapping: z.record(z.string(), z.string()) }) });
    expect(Object.keys(mapping.parse(Event).discriminator.mapping)).toEqual([...EVENT_TYPES]);
    expect(OrderCreatedEvent).toMatchObject({
      properties: { type: { const: 'order.created' }, data: { $ref: '#/components/schemas/OrderToDecide' } },
    });
    expect(Object.keys(document.webhooks)).toEqual([...EVENT_TYPES, 'webhook.test']);
  });
});

describe('the guide', () => {
  it('is a page, with the example programs that it links to', async () => {
    const { statusCode, headers, body } = await app.inject('/api/docs/integrating');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<h2 id="a-worked-example">A worked example</h2>');
    const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    const anchors = links.filter((href) => href.startsWith('#'));
    for (const anchor of anchors) expect(body).toContain(`id="${anchor.slice(1)}"`);
    const files = links.filter((href) => !/^(?:#|https:)/.test(href));
    expect(files).toHaveLength(3);
    for (const file of files) {
      const response = await app.inject(`/api/docs/${file}`);
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        'text/javascript; charset=utf-8',
      ]);
    }
    expect((await app.inject('/api/docs/examples/other.mjs')).statusCode).toBe(404);
  });
});

describe('readiness', () => {
  it('is documented to respond 503 with its checks, or with a problem when overloaded', () => {
    const { content } = operations.get('GET /api/ready')?.responses['503'] ?? {};
    expect(Object.keys(content ?? {})).toEqual(['application/json', PROBLEM]);
  });
});
