import { type ParsedWebLink, parseWebLink } from '../web/web-link.ts';

export type ShopLinkFault = NonNullable<ParsedWebLink['fault']> | 'foreignShop';
export type ParsedShopLink = { link: string; fault?: never } | { fault: ShopLinkFault; link?: never };

/**
 * Whether products may link to a host.
 * @param shopHosts - the allowed hosts, each with its subdomains; null for any
 */
export function isShopHost(host: string, shopHosts: readonly string[] | null): boolean {
  return shopHosts === null || shopHosts.some((shop) => host === shop || host.endsWith(`.${shop}`));
}

/**
 * Parses a shop link into the form in which the portal stores it.
 * @param shopHosts - see `isShopHost`
 */
export function parseShopLink(text: string, shopHosts: readonly string[] | null): ParsedShopLink {
  const parsed = parseWebLink(text);
  if (parsed.fault !== undefined) return parsed;
  const { link, host } = parsed;
  return isShopHost(host, shopHosts) ? { link } : { fault: 'foreignShop' };
}
