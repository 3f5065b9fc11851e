import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { startWebhookReceiver } from '../../../test/peers/webhook-receiver.ts';
import { isAccepted, postWebhookMessage } from './post.ts';
import { isRejectedHost, type ResolveHost } from './receivers.ts';

/** The DNS results for each name, one per lookup. */
const resolvedAddresses = new Map<string, string[][]>();
const resolve: ResolveHost = (name, _options, done) => {
  const addresses = resolvedAddresses.get(name)?.shift() ?? [];
  const error = addresses.length === 0 ? new Error(`ENOTFOUND ${name}`) : null;
  done(
    error,
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
};

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const receiver = await startWebhookReceiver();
const { port } = new URL(receiver.url);
const production = { demo: false, webhookPrivateHosts: [] as string[], resolve };
const createSignal = () => new AbortController().signal;
const post = (url: string, rules = production) =>
  postWebhookMessage(rules, { url, secret: SECRET, id: 'e1', body: '{}' }, createSignal());

it('a host name that resolves to a private address is rejected when connecting', async () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '::1',
    'fe80::1',
    '::ffff:192.168.0.1',
    '169.254.169.254',
    '169.254.0.1',
    'fe80::a9fe:a9fe',
    '::ffff:169.254.169.254',
    // Metadata of Azure, also as an IPv4-mapped or translated IPv6 address, of Alibaba, Oracle and Amazon.
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '::ffff:a83f:8110',
    '64:ff9b::a83f:8110',
    '2002:a83f:8110::1',
    '100.100.100.200',
    '192.0.0.192',
    'fd00:ec2::254',
    '0.0.0.0',
  ]) {
    resolvedAddresses.set('rebind.example', [[address]]);
    expect(await post(`https://rebind.example:${port}/`)).toMatchObject({
      answer: null,
      fault: 'PRIVATE_ADDRESS',
    });
  }
  resolvedAddresses.set('rebind.example', [['93.184.216.34', '127.0.0.1']]);
  expect((await post(`https://rebind.example:${port}/`)).fault).toBe('PRIVATE_ADDRESS');
  expect(receiver.received).toEqual([]);
});

it('the connection uses the checked addresses: a host name is resolved once', async () => {
  resolvedAddresses.set('once.lan', [['127.0.0.1'], ['10.0.0.1']]);
  const attempt = await post(`http://once.lan:${port}/`, {
    ...production,
    webhookPrivateHosts: ['once.lan'],
  });
  expect([attempt.answer?.status, isAccepted(attempt)]).toEqual([204, true]);
  expect(resolvedAddresses.get('once.lan')).toEqual([['10.0.0.1']]);
});

it('loopback addresses are allowed only in the demo', async () => {
  expect((await post(receiver.url)).fault).toBe('PRIVATE_ADDRESS');
  expect((await post(receiver.url, { ...production, demo: true })).answer?.status).toBe(204);
});

it('an unknown host fails as UNREACHABLE, and a missing response as TIMEOUT', async () => {
  expect(await post('https://nowhere.example/')).toMatchObject({ fault: 'UNREACHABLE', answer: null });
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(10_000);
    return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  });
  expect(await post(url, { ...production, demo: true })).toMatchObject({ fault: 'TIMEOUT', answer: null });
  vi.restoreAllMocks();
  silent.closeAllConnections();
  silent.close();
});

it.each([
  '168.63.129.16',
  '[::ffff:168.63.129.16]',
  '169.254.169.254',
  '[fe80::1]',
  '2822734096',
  '0xa83f8110',
  '0250.077.0201.020',
])('a receiver at %s is rejected when it is added', (host) => {
  expect(isRejectedHost(production, new URL(`https://${host}/`).hostname)).toBe(true);
});
