import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackHost } from '@cromia/domain/webhooks/webhook';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../platform/config.ts';

type Rules = Pick<Config, 'demo' | 'webhookPrivateHosts'>;

/** The receiver has a private address that the configuration does not allow. */
export class PrivateAddressError extends Error {}

/** The IPv6 block that IANA allocates for global unicast (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Services of cloud providers for their own machines, at addresses of the public range: Azure's `wireserver`. Those at
 * link-local and other reserved addresses, such as 169.254.169.254, are outside that range.
 */
const CLOUD_ADDRESSES = new Set(['168.63.129.16']);

/** Whether an address is on the public internet; all other ranges are private or reserved. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || CLOUD_ADDRESSES.has(parsed.toString())) return false;
  // Other IPv6 addresses, such as the IPv4-compatible `::7f00:1`, count as unicast too.
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}

/** Whether a host is allowed at any address: a host named in the configuration, or this machine in the demo. */
function isTrusted({ demo, webhookPrivateHosts }: Rules, hostname: string): boolean {
  return webhookPrivateHosts.includes(hostname) || (demo && isLoopbackHost(hostname));
}

const stripBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/** Whether a host is rejected by its name or literal address. Addresses behind a name are checked at each connection. */
export function isRejectedHost(rules: Rules, hostname: string): boolean {
  if (isTrusted(rules, hostname)) return false;
  const literal = stripBrackets(hostname);
  return isIP(literal) === 0 ? isLoopbackHost(hostname) : !isPublic(literal);
}

/** Resolves all addresses of a name, like `lookup` of node:dns. */
export type ResolveHost = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a receiver at connection time and rejects it if any of its addresses is private. The connection uses a
 * checked address, so DNS rebinding has no effect.
 */
export function createReceiverLookup(rules: Rules, resolve: ResolveHost = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error(`No address found for ${hostname}`), '', 0);
      else if (!isTrusted(rules, hostname) && !addresses.every(({ address }) => isPublic(address))) {
        callback(new PrivateAddressError(`${hostname} resolves to a private address`), '', 0);
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
