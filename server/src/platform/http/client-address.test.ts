import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { getClientAddress, isLocalCall, toAddressBlock } from './client-address.ts';

function socketFrom(remoteAddress: string | undefined): Socket {
  return Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
}

function addressOf(ip: string, socketAddress?: string): string {
  return getClientAddress({ ip, socket: socketFrom(socketAddress) });
}

describe('the client address', () => {
  it('has no port, brackets or zone', () => {
    expect(addressOf('192.0.2.1')).toBe('192.0.2.1');
    expect(addressOf(' 192.0.2.1:5678')).toBe('192.0.2.1');
    expect(addressOf('2001:db8::1')).toBe('2001:db8::1');
    expect(addressOf('[2001:db8::1]:443')).toBe('2001:db8::1');
    expect(addressOf('[2001:db8::1]')).toBe('2001:db8::1');
    expect(addressOf('fe80::1%eth0')).toBe('fe80::1');
  });

  it('is IPv4 for an IPv4-mapped IPv6 address', () => {
    expect(addressOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(addressOf('::ffff:c000:201')).toBe('192.0.2.1');
    expect(addressOf('0:0:0:0:0:FFFF:192.0.2.1')).toBe('192.0.2.1');
  });

  it('is the address of the proxy when the forwarded value is invalid', () => {
    for (const forwarded of ['unknown', '', '_hidden', '999.1.1.1', '1.2.3.4/8', "'; DROP"]) {
      expect(addressOf(forwarded, '192.0.2.9')).toBe('192.0.2.9');
    }
    expect(addressOf('unknown')).toBe('0.0.0.0');
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
    isLocalCall({ headers, socket: socketFrom(remoteAddress) });
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every((address) => call(address))).toBe(true);
  expect(call('192.0.2.1')).toBe(false);
  expect(call('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(false);
  expect(call('127.0.0.1', { forwarded: 'for=127.0.0.1' })).toBe(false);
});
