import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { getClientAddress, isLocalCall, toAddressBlock } from './client-address.ts';

function createSocket(remoteAddress: string | undefined): Socket {
  return Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
}

function resolveAddress(ip: string, socketAddress?: string): string {
  return getClientAddress({ ip, socket: createSocket(socketAddress) });
}

describe('the client address', () => {
  it('has no port, brackets or zone', () => {
    expect(resolveAddress('192.0.2.1')).toBe('192.0.2.1');
    expect(resolveAddress(' 192.0.2.1:5678')).toBe('192.0.2.1');
    expect(resolveAddress('2001:db8::1')).toBe('2001:db8::1');
    expect(resolveAddress('[2001:db8::1]:443')).toBe('2001:db8::1');
    expect(resolveAddress('[2001:db8::1]')).toBe('2001:db8::1');
    expect(resolveAddress('fe80::1%eth0')).toBe('fe80::1');
  });

  it('is IPv4 for an IPv4-mapped IPv6 address', () => {
    expect(resolveAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(resolveAddress('::ffff:c000:201')).toBe('192.0.2.1');
    expect(resolveAddress('0:0:0:0:0:FFFF:192.0.2.1')).toBe('192.0.2.1');
  });

  it('is the address of the proxy when the forwarded value is invalid', () => {
    for (const forwarded of ['unknown', '', '_hidden', '999.1.1.1', '1.2.3.4/8', "'; DROP"]) {
      expect(resolveAddress(forwarded, '192.0.2.9')).toBe('192.0.2.9');
    }
    expect(resolveAddress('unknown')).toBe('0.0.0.0');
  });
});

it('an IPv6 client is counted by its /64 network', () => {
  expect(toAddressBlock('192.0.2.1')).toBe('192.0.2.1');
  expect(toAddressBlock('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(toAddressBlock('2001:db8:1:2::2')).toBe('2001:db8:1:2::/64');
  expect(toAddressBlock('2001:db8::1')).toBe('2001:db8::/64');
  expect(toAddressBlock('::1')).toBe('::/64');
});

it('a call is local when it comes from this machine without a proxy', () => {
  const call = (remoteAddress: string, headers = {}) =>
    isLocalCall({ headers, socket: createSocket(remoteAddress) });
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every((address) => call(address))).toBe(true);
  expect(call('192.0.2.1')).toBe(false);
  expect(call('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(false);
  expect(call('127.0.0.1', { forwarded: 'for=127.0.0.1' })).toBe(false);
});
