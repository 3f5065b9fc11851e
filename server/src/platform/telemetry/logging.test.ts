import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { openLogger, registerRequestLog } from './logging.ts';

function openTestLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: openLogger({ logLevel: 'info' }, stream) };
}

test('logs contain neither secrets nor e-mail addresses', () => {
  const { lines, log } = openTestLog();
  log.info({ password: 'geheim', user: { email: 'anna@example.com', token: 'geheim' } }, 'a line');
  const quotingError = Object.assign(new Error('duplicate key'), {
    detail: 'Key (username)=(anna@example.com)',
    code: '23505',
  });
  log.error({ err: quotingError }, 'failed');
  const text = lines.join('');
  expect(text).not.toContain('geheim');
  expect(text).not.toContain('anna@example.com');
  expect(text).toContain('23505');
});

test('each response except those of probes is logged once with its request id, without names or query', async () => {
  const { lines, log } = openTestLog();
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({ loggerInstance });
  registerRequestLog(app);
  app.get('/api/users/:username', () => ({}));
  app.get('/api/ready', { config: { isProbe: true } }, () => ({}));
  await app.inject('/api/ready');
  const { headers } = await app.inject('/api/users/anna@example.com?token=geheim');
  const responseLines = lines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg }) => msg === 'request served');
  expect(responseLines).toHaveLength(1);
  expect(responseLines[0]).toMatchObject({
    route: '/api/users/:username',
    status: 200,
    reqId: headers['x-request-id'],
  });
  expect(JSON.stringify(responseLines)).not.toMatch(/geheim|anna@/);
});
