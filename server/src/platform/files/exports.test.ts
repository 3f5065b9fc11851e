import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerProblems } from '../http/problem-responses.ts';
import { Problem } from '../problem.ts';
import { sendExport } from './exports.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'cromia-test-exports-'));
const app = Fastify({ connectionTimeout: 2_000 });
registerProblems(app);

/** Callers whose exports are written, by their name in the query. */
const writtenExports: string[] = [];
/** Callers whose export waited for the gate `late`. */
const lateExports: string[] = [];
/** Callers whose requests have arrived. */
const receivedRequests: string[] = [];
/** Callers whose connections are closed. */
const closedConnections: string[] = [];
/** Callers whose rows are being read. */
const startedExports: string[] = [];
/** Callers whose signal aborted while their rows were read. */
const abortedExports: string[] = [];
const PART = 'x'.repeat(1_048_576);
const PARTS = 8;
const POLL = { timeout: 10_000 };

interface Query {
  who: string;
  desk?: string;
  fails?: string;
  /** Delay before the first row, in milliseconds. */
  waitMs?: string;
  /** The gate that opens before the first row. */
  waits?: keyof typeof GATES;
  /** The gate that opens before the export begins. */
  late?: keyof typeof GATES;
}
const GATES = {
  first: Promise.withResolvers<void>(),
  second: Promise.withResolvers<void>(),
  third: Promise.withResolvers<void>(),
  fourth: Promise.withResolvers<void>(),
};

app.get<{ Querystring: Query }>('/', async (request, reply) => {
  const { who, desk, fails, waits, waitMs, late } = request.query;
  receivedRequests.push(who);
  request.raw.socket.once('close', () => closedConnections.push(who));
  if (late !== undefined) {
    await GATES[late].promise;
    lateExports.push(who);
  }
  const owner = { userId: who, isDesk: desk !== undefined };
  async function* content(closed: AbortSignal) {
    startedExports.push(who);
    closed.addEventListener('abort', () => abortedExports.push(who));
    if (waits !== undefined) await GATES[waits].promise;
    if (waitMs !== undefined) await new Promise((resolve) => setTimeout(resolve, Number(waitMs)));
    for (let part = 0; part < PARTS; part++) yield PART;
    if (fails !== undefined) throw new Problem('ListTooLong');
    writtenExports.push(who);
  }
  const file = { owner, name: 'list.csv', contentType: 'text/csv' };
  return sendExport(request, reply, { dataDir }, file, content);
});
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Requests an export without reading the response. */
async function requestWithoutReading(query: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET /?${query} HTTP/1.1\r\nhost: a\r\n\r\n`);
  return socket;
}

async function requestExport(query: string): Promise<{ status: number; length: number }> {
  const response = await fetch(`http://127.0.0.1:${port}/?${query}`);
  return { status: response.status, length: (await response.text()).length };
}

describe('an export', () => {
  it('is written before it is sent, so slow readers do not block other exports', async () => {
    const readers = await Promise.all(['a', 'b', 'c', 'd'].map((who) => requestWithoutReading(`who=${who}`)));
    await expect.poll(() => writtenExports, POLL).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']));
    expect(await requestExport('who=e')).toEqual({ status: 200, length: PARTS * PART.length });
    for (const reader of readers) reader.destroy();
  });

  it('is limited to one at a time per user until the file is sent or the reader disconnects', async () => {
    const reader = await requestWithoutReading('who=f');
    await expect.poll(() => writtenExports, POLL).toContain('f');
    expect((await requestExport('who=f')).status).toBe(429);
    reader.destroy();
    await expect.poll(async () => (await requestExport('who=f')).status, POLL).toBe(200);
    expect((await requestExport('who=f')).status).toBe(200);
  });

  it('may take longer than the idle timeout of a connection', async () => {
    expect((await requestExport('who=g&waitMs=2500')).status).toBe(200);
  });

  it('that fails midway results in a problem response, not in a truncated file', async () => {
    expect((await requestExport('who=h&fails=1')).status).toBe(422);
    expect((await requestExport('who=h')).status).toBe(200);
  });

  it('of the back office does not wait for exports of the shop', async () => {
    const waitingExports = ['i', 'j', 'k'].map((who) => requestExport(`who=${who}&waits=first`));
    expect((await requestExport('who=l&desk=1')).status).toBe(200);
    expect(writtenExports).not.toContain('k');
    GATES.first.resolve();
    await Promise.all(waitingExports);
  });

  it('leaves the queue when its caller disconnects', async () => {
    const both = ['m', 'n'].map((who) => requestExport(`who=${who}&waits=second`));
    await expect.poll(() => startedExports, POLL).toEqual(expect.arrayContaining(['m', 'n']));
    const disconnected = await requestWithoutReading('who=o');
    await expect.poll(() => receivedRequests, POLL).toContain('o');
    disconnected.destroy();
    await expect.poll(() => closedConnections, POLL).toContain('o');
    GATES.second.resolve();
    await Promise.all(both);
    expect((await requestExport('who=o')).status).toBe(200);
    expect(writtenExports.filter((who) => who === 'o')).toHaveLength(1);
  });

  it('aborts reading rows when its caller disconnects, so the user can export again', async () => {
    const disconnected = await requestWithoutReading('who=p&waits=third');
    await expect.poll(() => startedExports, POLL).toContain('p');
    disconnected.destroy();
    await expect.poll(() => abortedExports, POLL).toContain('p');
    GATES.third.resolve();
    await expect.poll(async () => (await requestExport('who=p')).status, POLL).toBe(200);
    expect(writtenExports.filter((who) => who === 'p')).toHaveLength(1);
  });

  it('does not start for a caller who has already disconnected', async () => {
    const disconnected = await requestWithoutReading('who=q&late=fourth');
    await expect.poll(() => receivedRequests, POLL).toContain('q');
    disconnected.destroy();
    await expect.poll(() => closedConnections, POLL).toContain('q');
    GATES.fourth.resolve();
    await expect.poll(() => lateExports, POLL).toContain('q');
    expect((await requestExport('who=q')).status).toBe(200);
    expect(writtenExports.filter((who) => who === 'q')).toHaveLength(1);
  });

  it('leaves no file behind', async () => {
    expect(await readdir(join(dataDir, 'exports'))).toEqual([]);
  });
});
