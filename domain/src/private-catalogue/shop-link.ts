import { type ReadWebLink, readWebLink } from '../web-link.ts';

export type ShopLinkFault = NonNullable<ReadWebLink['fault']> | 'foreignShop';
export type ReadShopLink = { link: string; fault?: never } | { fault: ShopLinkFault; link?: never };

/**
 * Reads the link to a shop as the portal stores it.
 * @param shopHosts - the hosts that may be linked to, each with what lies below it; null for any
 */
export function readShopLink(text: string, shopHosts: readonly string[] | null): ReadShopLink {
  const read = readWebLink(text);
  if (read.fault !== undefined) return read;
  const { link, host } = read;
  const isAllowed =
    shopHosts === null || shopHosts.some((shop) => host === shop || host.endsWith(`.${shop}`));
  return isAllowed ? { link } : { fault: 'foreignShop' };
}
