import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackHost } from '@cromia/domain/integration/webhook';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../config.ts';

type Rules = Pick<Config, 'demo' | 'webhookPrivateHosts'>;

/** The receiver is inside a private network that the configuration does not allow. */
export class PrivateAddressError extends Error {}

/** Whether an address is on the public internet; all other ranges are private or reserved. */
function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

/** Whether a host is allowed at any address: a host named in the configuration, or this machine in the demo. */
function isTrusted({ demo, webhookPrivateHosts }: Rules, hostname: string): boolean {
  return webhookPrivateHosts.includes(hostname) || (demo && isLoopbackHost(hostname));
}

const literalOf = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/** Whether a host is refused by its name or literal address. Addresses behind a name are checked at each connection. */
export function isRefusedHost(rules: Rules, hostname: string): boolean {
  if (isTrusted(rules, hostname)) return false;
  const literal = literalOf(hostname);
  return isIP(literal) === 0 ? isLoopbackHost(hostname) : !isPublic(literal);
}

/** Resolves all addresses of a name, like `lookup` of node:dns. */
export type ResolveHost = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a receiver at connection time and refuses it if any of its addresses is private. The connection uses a
 * checked address, so DNS rebinding has no effect.
 */
export function createReceiverLookup(rules: Rules, resolve: ResolveHost = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error('no address'), '', 0);
      else if (!isTrusted(rules, hostname) && !addresses.every(({ address }) => isPublic(address))) {
        callback(new PrivateAddressError(`${hostname} is inside a private network`), '', 0);
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
