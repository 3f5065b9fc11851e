import { gunzipSync } from 'node:zlib';
import { isAllowed, isKeyAction } from '@cromia/domain/accounts/access';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { readOpenapiDocument } from '../../../test/openapi-document.ts';

const { app } = await testApp('empty');
const { document, operations } = readOpenapiDocument(app);
const access = new Map(app.accessTable.map((route) => [`${route.method} ${route.url}`, route.access]));
const PROBLEM = 'application/problem+json';

/** Resolves a reference of the document. */
function resolveReference(reference: string): unknown {
  const [, , kind = '', name = ''] = reference.split('/');
  return kind === 'schemas' ? document.components.schemas[name] : undefined;
}

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
      'GET /api/docs/reference.js',
      'GET /api/metrics',
      'GET /api/openapi.json',
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

  it('documents a problem for each failure status and by default', () => {
    const failures = Object.keys(operation.responses).filter((status) => !(Number(status) < 400));
    expect(failures).toContain('default');
    for (const status of failures) {
      const { content, description } = operation.responses[status] ?? {};
      expect(content?.[PROBLEM]).toEqual({ schema: { $ref: '#/components/schemas/Problem' } });
      expect(description).toMatch(/^[A-Za-z]+(?:, [A-Za-z]+)*$/);
    }
  });

  it('documents one success status, without a problem', () => {
    const successes = Object.keys(operation.responses).filter((status) => Number(status) < 400);
    expect(successes).toHaveLength(1);
    expect(operation.responses[successes[0] ?? '']?.content).not.toHaveProperty([PROBLEM]);
  });
});

describe('readiness', () => {
  it('is documented to respond 503 with its checks, or with a problem when overloaded', () => {
    const { content } = operations.get('GET /api/ready')?.responses['503'] ?? {};
    expect(Object.keys(content ?? {})).toEqual(['application/json', PROBLEM]);
  });
});
