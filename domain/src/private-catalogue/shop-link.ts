import { isStorable } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** What a reader cannot see, or takes for something else: control and format characters, spaces, the backslash. */
const DECEPTIVE = /[\p{Cc}\p{Cf}\p{Z}\\]/u;
/** Scheme and host as everybody writes them, nobody named before the host. */
const PLAIN = /^https:\/\/[^/?#@]+(?:[/?#]|$)/i;
/** A host of at least two labels, the last of letters: no number, no bare word. */
const SITE = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]+|[a-z]{2,63})$/;
const HOST_LENGTH = 253;

export type ShopLinkFault = 'invalidLenght' | 'unsafeLink' | 'foreignShop';
export type ReadShopLink = { link: string; fault?: never } | { fault: ShopLinkFault; link?: never };

/** Whether a text is a shop's host as configuration names it, in lower case: `store.example.com`. */
export function isShopHost(text: string): boolean {
  return text.length <= HOST_LENGTH && SITE.test(text);
}

/** The shop that a stored link leads to; the text itself for what is no address. */
export function shopHostOf(link: string): string {
  return URL.parse(link)?.hostname ?? link;
}

/**
 * Reads the link to a shop as the portal stores it: what its reader sees is where it leads. Only https, no user, no port,
 * nothing hidden; letters beyond ASCII in the host become `xn--…`.
 * @param shopHosts - the hosts that may be linked to, each with what lies below it; null for any
 */
export function readShopLink(text: string, shopHosts: readonly string[] | null): ReadShopLink {
  if (text.length > LIMITS.url) return { fault: 'invalidLenght' };
  if (!isStorable(text) || DECEPTIVE.test(text) || !PLAIN.test(text)) return { fault: 'unsafeLink' };
  const url = URL.parse(text);
  if (url === null || url.port !== '' || !isShopHost(url.hostname)) return { fault: 'unsafeLink' };
  const { href, hostname } = url;
  if (href.length > LIMITS.url) return { fault: 'invalidLenght' };
  const isAllowed =
    shopHosts === null || shopHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isAllowed ? { link: href } : { fault: 'foreignShop' };
}
