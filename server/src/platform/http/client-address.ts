import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The groups of an IPv6 address that name a household's or company's network: a /64. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** The eight groups of an IPv6 address in their shortest spelling. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

/** An IPv4 address written as IPv6, `::ffff:192.0.2.1`, as the one that it is; undefined for any other. */
function mappedIpv4(address: string): string | undefined {
  const groups = groupsOf(address);
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return undefined;
  return groups
    .slice(6)
    .flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    })
    .join('.');
}

/** What a proxy or socket names a caller by, without brackets, port and zone; undefined for what is no address. */
function plainAddress(named: string | undefined): string | undefined {
  const [, bracketed, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(named?.trim() ?? '') ?? [];
  const [address = ''] = (bracketed ?? withPort ?? named?.trim() ?? '').split('%', 1);
  switch (isIP(address)) {
    case 4:
      return address;
    case 6:
      return mappedIpv4(address) ?? address;
    default:
      return undefined;
  }
}

/**
 * The address of a caller in a form that the database takes. What a proxy forwards may carry a port or a zone, or be no
 * address at all (`unknown`): then the proxy's own counts.
 */
export function getClientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return plainAddress(ip) ?? plainAddress(socket.remoteAddress) ?? '0.0.0.0';
}

/**
 * The key under which a caller's attempts are counted: its IPv4 address, or its IPv6 network, since the caller has all
 * of its 2^64 addresses.
 */
export function toAddressBlock(address: string): string {
  if (isIPv4(address)) return address;
  return `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Whether a call was made on this machine, and not forwarded by a proxy on it. */
export function isLocalCall({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = plainAddress(socket.remoteAddress);
  return address === '::1' || (address?.startsWith('127.') ?? false);
}
