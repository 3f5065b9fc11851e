import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Number of IPv6 groups that identify the network of a household or company (a /64). */
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

/** Converts an IPv4-mapped IPv6 address such as `::ffff:192.0.2.1` to IPv4; undefined for any other address. */
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

/**
 * Extracts the address from the value of a proxy or socket, without brackets, port and zone; undefined if it is not an
 * address.
 */
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
 * The caller's address in a form that the database accepts. A forwarded value may contain a port or a zone, or may not
 * be an address at all (`unknown`); then the proxy's address is used.
 */
export function getClientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return plainAddress(ip) ?? plainAddress(socket.remoteAddress) ?? '0.0.0.0';
}

/**
 * The key for counting a caller's attempts: the IPv4 address, or the IPv6 network, because a caller can use all 2^64
 * addresses of the network.
 */
export function toAddressBlock(address: string): string {
  if (isIPv4(address)) return address;
  return `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Whether a request comes from this machine and was not forwarded by a proxy on it. */
export function isLocalCall({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = plainAddress(socket.remoteAddress);
  return address === '::1' || (address?.startsWith('127.') ?? false);
}
