import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { login, testApp } from '../../../test/app.ts';
import { openTracing, runInSpan } from './tracing.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
});
const batchSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** An OTLP receiver over HTTP that stores what it receives. */
const receivedRequests: z.infer<typeof batchSchema>[] = [];
const headers: unknown[] = [];
const receiver = createServer((request, response) => {
  void json(request).then((body) => {
    headers.push(request.headers.authorization);
    receivedRequests.push(batchSchema.parse(body));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const { port } = receiver.address() as AddressInfo;
const tracing = await openTracing({
  endpoint: `http://127.0.0.1:${port}`,
  headers: { authorization: 'Bearer collector' },
  serviceName: 'portal',
});
const { app } = await testApp('demo');
afterAll(() => new Promise((resolve) => receiver.close(resolve)));

test("a call and its statements are one trace, continuing the caller's, without personal data", async () => {
  const customer = await login(app, 'customer@demo.cromia.test');
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await app.inject({
    url: '/api/v1/public/customer/orders',
    headers: { ...customer, traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await runInSpan('job retention', async () => {});
  await tracing.close();

  const batches = receivedRequests.flatMap(({ resourceSpans }) => resourceSpans);
  expect(batches[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'portal' },
  });
  expect(new Set(headers)).toEqual(new Set(['Bearer collector']));
  const spans = batches.flatMap(({ scopeSpans }) => scopeSpans).flatMap((scope) => scope.spans);
  const call = spans.find(({ name }) => name === 'GET /api/v1/public/:prefix/orders');
  expect(call).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every((statement) => statement.traceId === traceId)).toBe(true);
  // A request with a body also results in a single trace.
  const entry = spans.find(({ name }) => name === 'POST /api/auth');
  expect(spans.filter(({ parentSpanId }) => parentSpanId === entry?.spanId).length).toBeGreaterThan(0);
  expect(spans.map(({ name }) => name)).toContain('job retention');
  expect(JSON.stringify(spans)).not.toContain('customer@demo.cromia.test');
});
