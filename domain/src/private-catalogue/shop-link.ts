import { type ReadWebLink, readWebLink } from '../web/web-link.ts';

export type ShopLinkFault = NonNullable<ReadWebLink['fault']> | 'foreignShop';
export type ReadShopLink = { link: string; fault?: never } | { fault: ShopLinkFault; link?: never };

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
export function readShopLink(text: string, shopHosts: readonly string[] | null): ReadShopLink {
  const read = readWebLink(text);
  if (read.fault !== undefined) return read;
  const { link, host } = read;
  return isShopHost(host, shopHosts) ? { link } : { fault: 'foreignShop' };
}
