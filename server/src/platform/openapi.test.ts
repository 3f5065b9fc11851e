import { isForKeys, may } from '@cromia/domain/accounts/access';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { openapiDocument } from '../../test/openapi-document.ts';

const { app } = await testApp('empty');
const { document, operations } = openapiDocument(app);
const access = new Map(app.accessTable.map((route) => [`${route.method} ${route.url}`, route.access]));
const PROBLEM = 'application/problem+json';

/** Whatever a `$ref` anywhere in the document points to. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    key === '$ref' && typeof held === 'string' ? [held] : references(held),
  );
}

describe('the OpenAPI document', () => {
  it('is of version 3.1 and refers to nothing that it does not hold', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const found = new Set(references(document));
    expect([...found]).toEqual(['#/components/schemas/Problem']);
    expect(document.components.schemas.Problem).toMatchObject({
      type: 'object',
      required: ['type', 'title', 'status', 'code', 'message'],
    });
  });

  it('tells of every call but those that serve the document and the figures', () => {
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
  const [method] = route.split(' ');
  const action = access.get(route);
  const prefixed = route.includes('/:prefix/');

  it('has a tag, a summary and each part of its path as a parameter', () => {
    expect(operation.tags).toHaveLength(1);
    expect(operation.summary).not.toBe('');
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `:${name}`).sort()).toEqual((route.match(/:\w+/g) ?? []).sort());
    expect(inPath.every(({ required }) => required)).toBe(true);
  });

  it('asks for the session that its action asks for', () => {
    if (!action) throw new Error('no such route');
    const open = may(null, action) && !prefixed;
    const scheme = isForKeys(action) ? 'integrationKey' : 'bearer';
    expect(operation.security).toEqual(open ? [{}, { [scheme]: [] }] : [{ [scheme]: [] }]);
    // Even a call that is open refuses a token that is no longer valid.
    expect(operation.responses).toHaveProperty('401');
    if (prefixed) expect(operation.responses).toHaveProperty('403');
  });

  it('answers a problem for each status of failure, those of the platform among them', () => {
    const statuses = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
    const sendsBody = method === 'GET' ? [] : ['413', '415'];
    expect(statuses).toEqual(expect.arrayContaining(['400', '500', '503', ...sendsBody]));
    for (const status of statuses) {
      const { content, description } = operation.responses[status] ?? {};
      expect(content?.[PROBLEM]).toEqual({ schema: { $ref: '#/components/schemas/Problem' } });
      expect(description).toMatch(/^[A-Za-z]+(?:, [A-Za-z]+)*$/);
    }
  });

  it('answers no problem when it succeeds', () => {
    const successes = Object.keys(operation.responses).filter((status) => Number(status) < 400);
    expect(successes).toHaveLength(1);
    expect(operation.responses[successes[0] ?? '']?.content).not.toHaveProperty([PROBLEM]);
  });
});

describe('readiness', () => {
  it('answers 503 with its checks, or with a problem when the server is overloaded', () => {
    const { content } = operations.get('GET /api/ready')?.responses['503'] ?? {};
    expect(Object.keys(content ?? {})).toEqual(['application/json', PROBLEM]);
  });
});
