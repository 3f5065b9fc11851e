import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { aKey } from '../../../test/builders/integration.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { isAccepted, postWebhookMessage } from './post.ts';

// The example programs in docs/integrating-an-erp.md.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const { app, db } = await testApp('empty');
const { key } = await aKey(db);
await app.listen({ port: 0, host: '127.0.0.1' });
const folder = await mkdtemp(join(tmpdir(), 'cromia-examples-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (example: string, env: Record<string, string>) =>
  spawn(process.execPath, [fileURLToPath(new URL(`../../../../docs/examples/${example}`, import.meta.url))], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const readLines = async (file: string): Promise<unknown[]> =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

it('the example receiver stores a repeated event once and rejects a wrong signature', async () => {
  const file = join(folder, 'received.ndjson');
  const receiver = start('webhook-receiver.mjs', { SECRET, PORT: '0', FILE: file });
  try {
    const [output] = await once(receiver.stdout, 'data');
    const url = `http://127.0.0.1:${/\d+/.exec(String(output))?.[0]}/`;
    const post = (body: object, secret = SECRET) =>
      postWebhookMessage(
        { demo: true, webhookPrivateHosts: [] },
        { url, secret, id: 'e1', body: JSON.stringify(body) },
        new AbortController().signal,
      );
    const event = {
      id: 'e1',
      type: 'order.created',
      at: '2026-11-24T08:00:00.000Z',
      data: { note: 'Größe' },
    };
    for (const attempt of [await post(event), await post(event)]) expect(isAccepted(attempt)).toBe(true);
    const forgedResponse = await post({ ...event, id: 'e2' }, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect(forgedResponse.answer).toMatchObject({ status: 400, body: 'No matching signature found' });
    expect(await readLines(file)).toEqual([event]);
  } finally {
    receiver.kill();
  }
});

it('the example follower reads each event once across runs', async () => {
  const { port } = app.server.address() as AddressInfo;
  const file = join(folder, 'followed.ndjson');
  const env = { PORTAL: `http://127.0.0.1:${port}`, KEY: key, FILE: file, CURSOR: join(folder, 'cursor') };
  const follow = async () => (await once(start('follow-events.mjs', env), 'exit'))[0];
  const report = (from: number, to: number) =>
    db.transaction().execute((trx) =>
      recordEvents(
        trx,
        Array.from({ length: to - from }, (_, index) => ({
          type: 'order.created' as const,
          data: { number: from + index },
        })),
      ),
    );
  await report(0, 3);
  expect(await follow()).toBe(0);
  await report(3, 600);
  expect(await follow()).toBe(0);
  expect(await readLines(file)).toMatchObject(
    Array.from({ length: 600 }, (_, number) => ({ data: { number } })),
  );
});
