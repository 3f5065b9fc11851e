import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Extracts the address from the value of a proxy or socket, without brackets, port and zone; undefined if it is not an
 * address.
 */
function normalizeAddress(value: string | undefined): string | undefined {
  const [, bracketed, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(value?.trim() ?? '') ?? [];
  const [address = ''] = (bracketed ?? withPort ?? value?.trim() ?? '').split('%', 1);
  // The library also reads shorter forms such as `127.1`. It converts IPv4-mapped IPv6 addresses to IPv4.
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}

/**
 * Returns the caller's address in a form that the database accepts. A forwarded value may contain a port or a zone, or may not
 * be an address at all (`unknown`); then the proxy's address is used.
 */
export function getClientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return normalizeAddress(ip) ?? normalizeAddress(socket.remoteAddress) ?? '0.0.0.0';
}

/**
 * Returns the key for counting a caller's attempts: the IPv4 address, or the IPv6 network, because a caller can use all 2^64
 * addresses of the network.
 */
export function toAddressBlock(address: string): string {
  if (isIPv4(address)) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/** Whether a request comes from this machine and was not forwarded by a proxy on it. */
export function isLocalCall({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = normalizeAddress(socket.remoteAddress);
  return address !== undefined && ipaddr.parse(address).range() === 'loopback';
}
