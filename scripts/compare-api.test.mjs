import { describe, expect, it } from 'vitest';
import { listBreakingChanges, removeAnnotations } from './compare-api.mjs';

/** A document with one operation. */
function aDocument(changes = {}) {
  const { parameters, request, response, operation, schemas } = {
    parameters: [{ in: 'query', name: 'page', schema: { type: 'integer', maximum: 100 } }],
    request: {
      type: 'object',
      properties: { a: { type: 'string', enum: ['x', 'y'] }, b: { type: 'number' } },
      required: ['a'],
    },
    response: {
      type: 'object',
      properties: { id: { type: 'string' }, n: { type: 'number' } },
      required: ['id'],
    },
    operation: {},
    schemas: {},
    ...changes,
  };
  const content = (schema) => ({ 'application/json': { schema } });
  const post = {
    operationId: 'postThings',
    parameters,
    requestBody: { required: true, content: content(request) },
    responses: { 200: { content: content(response) } },
    ...operation,
  };
  const event = { type: 'object', properties: { data: { $ref: '#/components/schemas/Thing' } } };
  return {
    paths: { '/things': { post } },
    webhooks: { changed: { post: { requestBody: { content: content(event) } } } },
    components: {
      schemas: { Thing: { type: 'object', properties: { code: { type: 'string' } } }, ...schemas },
    },
  };
}

const compare = (changes) => listBreakingChanges(aDocument(), aDocument(changes));
const requestOf = (changes) => ({
  request: {
    type: 'object',
    properties: { a: { type: 'string', enum: ['x', 'y'] }, b: { type: 'number' } },
    required: ['a'],
    ...changes,
  },
});

describe('a change that breaks clients', () => {
  it.each([
    [
      'a new required parameter',
      {
        parameters: [
          ...aDocument().paths['/things'].post.parameters,
          { in: 'query', name: 'x', required: true, schema: {} },
        ],
      },
      'required',
    ],
    ['a removed parameter', { parameters: [] }, 'parameter query page is gone'],
    [
      'a stricter bound',
      { parameters: [{ in: 'query', name: 'page', schema: { type: 'integer', maximum: 10 } }] },
      'maximum is stricter',
    ],
    ['a new required field', requestOf({ required: ['a', 'b'] }), 'b is required'],
    [
      'a removed field of a request',
      requestOf({ properties: { a: { type: 'string', enum: ['x', 'y'] } } }),
      'request.b is gone',
    ],
    [
      'a removed value',
      requestOf({ properties: { a: { type: 'string', enum: ['x'] }, b: { type: 'number' } } }),
      'value y',
    ],
    [
      'another type',
      requestOf({ properties: { a: { type: 'string', enum: ['x', 'y'] }, b: { type: 'string' } } }),
      'no longer takes number',
    ],
    [
      'a removed field of a response',
      { response: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
      '.n is gone',
    ],
    [
      'a response field that can be null',
      {
        response: {
          type: 'object',
          properties: { id: { type: ['string', 'null'] }, n: { type: 'number' } },
          required: ['id'],
        },
      },
      'now returns null',
    ],
    [
      'a response field that can be absent',
      { response: { type: 'object', properties: { id: { type: 'string' }, n: { type: 'number' } } } },
      'id can be absent',
    ],
    [
      'a field of a component',
      { schemas: { Thing: { type: 'object', properties: { code: { type: 'number' } } } } },
      'webhook changed',
    ],
    ['another operationId', { operation: { operationId: 'addThings' } }, 'operationId'],
    ['another status', { operation: { responses: { 201: {} } } }, 'status 200 is gone'],
  ])('is %s', (_what, changes, expected) => {
    expect(compare(changes).join()).toContain(expected);
  });

  it('is a removed operation, unless it was deprecated', () => {
    const without = { ...aDocument(), paths: {} };
    expect(listBreakingChanges(aDocument(), without)).toEqual(['POST /things is gone']);
    expect(listBreakingChanges(aDocument({ operation: { deprecated: true } }), without)).toEqual([]);
  });
});

it('additions break nothing', () => {
  const additions = {
    parameters: [...aDocument().paths['/things'].post.parameters, { in: 'query', name: 'x', schema: {} }],
    ...requestOf({
      properties: { a: { type: 'string', enum: ['x', 'y', 'z'] }, b: { type: ['number', 'null'] }, c: {} },
    }),
    response: {
      type: 'object',
      properties: { id: { type: 'string' }, n: { type: 'number' }, o: {} },
      required: ['id', 'o'],
    },
  };
  expect(compare(additions)).toEqual([]);
  expect(compare({})).toEqual([]);
});

it('annotations are removed, but not fields with their names', () => {
  const document = { description: 'a', properties: { description: { type: 'string', description: 'b' } } };
  expect(removeAnnotations(document)).toEqual({ properties: { description: { type: 'string' } } });
});
