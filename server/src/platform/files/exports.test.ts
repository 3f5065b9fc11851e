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

/** Callers whose exports were written, as named in the query. */
const written: string[] = [];
/** Callers whose export began late. */
const lateCalls: string[] = [];
/** Callers whose requests have arrived. */
const arrived: string[] = [];
/** Callers whose connections are closed. */
const left: string[] = [];
/** Callers whose rows are being read. */
const begun: string[] = [];
/** Callers who disconnected while their rows were read. */
const closings: string[] = [];
const PART = 'x'.repeat(1_048_576);
const PARTS = 8;
const PATIENT = { timeout: 10_000 };

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
  one: Promise.withResolvers<void>(),
  two: Promise.withResolvers<void>(),
  three: Promise.withResolvers<void>(),
  four: Promise.withResolvers<void>(),
};

app.get<{ Querystring: Query }>('/', async (request, reply) => {
  const { who, desk, fails, waits, waitMs, late } = request.query;
  arrived.push(who);
  request.raw.socket.once('close', () => left.push(who));
  if (late !== undefined) {
    await GATES[late].promise;
    lateCalls.push(who);
  }
  const owner = { userId: who, isDesk: desk !== undefined };
  async function* content(closed: AbortSignal) {
    begun.push(who);
    closed.addEventListener('abort', () => closings.push(who));
    if (waits !== undefined) await GATES[waits].promise;
    if (waitMs !== undefined) await new Promise((resolve) => setTimeout(resolve, Number(waitMs)));
    for (let part = 0; part < PARTS; part++) yield PART;
    if (fails !== undefined) throw new Problem('ListTooLong');
    written.push(who);
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
async function slowReader(query: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET /?${query} HTTP/1.1\r\nhost: a\r\n\r\n`);
  return socket;
}

async function exported(query: string): Promise<{ status: number; length: number }> {
  const response = await fetch(`http://127.0.0.1:${port}/?${query}`);
  return { status: response.status, length: (await response.text()).length };
}

describe('an export', () => {
  it('is written before it is sent, so slow readers do not block other exports', async () => {
    const readers = await Promise.all(['a', 'b', 'c', 'd'].map((who) => slowReader(`who=${who}`)));
    await expect.poll(() => written, PATIENT).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']));
    expect(await exported('who=e')).toEqual({ status: 200, length: PARTS * PART.length });
    for (const reader of readers) reader.destroy();
  });

  it('is limited to one at a time per user until the file is sent or the reader disconnects', async () => {
    const reader = await slowReader('who=f');
    await expect.poll(() => written, PATIENT).toContain('f');
    expect((await exported('who=f')).status).toBe(429);
    reader.destroy();
    await expect.poll(async () => (await exported('who=f')).status, PATIENT).toBe(200);
    expect((await exported('who=f')).status).toBe(200);
  });

  it('may take longer than the idle timeout of a connection', async () => {
    expect((await exported('who=g&waitMs=2500')).status).toBe(200);
  });

  it('that fails midway is answered as a problem, not as a truncated file', async () => {
    expect((await exported('who=h&fails=1')).status).toBe(422);
    expect((await exported('who=h')).status).toBe(200);
  });

  it('of the back office does not wait for exports of the shop', async () => {
    const waiting = ['i', 'j', 'k'].map((who) => exported(`who=${who}&waits=one`));
    expect((await exported('who=l&desk=1')).status).toBe(200);
    expect(written).not.toContain('k');
    GATES.one.resolve();
    await Promise.all(waiting);
  });

  it('leaves the queue when its caller disconnects', async () => {
    const both = ['m', 'n'].map((who) => exported(`who=${who}&waits=two`));
    await expect.poll(() => begun, PATIENT).toEqual(expect.arrayContaining(['m', 'n']));
    const gone = await slowReader('who=o');
    await expect.poll(() => arrived, PATIENT).toContain('o');
    gone.destroy();
    await expect.poll(() => left, PATIENT).toContain('o');
    GATES.two.resolve();
    await Promise.all(both);
    expect((await exported('who=o')).status).toBe(200);
    expect(written.filter((who) => who === 'o')).toHaveLength(1);
  });

  it('aborts reading rows when its caller disconnects, so the user can export again', async () => {
    const gone = await slowReader('who=p&waits=three');
    await expect.poll(() => begun, PATIENT).toContain('p');
    gone.destroy();
    await expect.poll(() => closings, PATIENT).toContain('p');
    GATES.three.resolve();
    await expect.poll(async () => (await exported('who=p')).status, PATIENT).toBe(200);
    expect(written.filter((who) => who === 'p')).toHaveLength(1);
  });

  it('does not start for a caller who has already disconnected', async () => {
    const gone = await slowReader('who=q&late=four');
    await expect.poll(() => arrived, PATIENT).toContain('q');
    gone.destroy();
    await expect.poll(() => left, PATIENT).toContain('q');
    GATES.four.resolve();
    await expect.poll(() => lateCalls, PATIENT).toContain('q');
    expect((await exported('who=q')).status).toBe(200);
    expect(written.filter((who) => who === 'q')).toHaveLength(1);
  });

  it('leaves no file behind', async () => {
    expect(await readdir(join(dataDir, 'exports'))).toEqual([]);
  });
});
