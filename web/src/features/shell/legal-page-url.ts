import { BASE_PATH } from '../../base-path';
import type { Brand } from './brand';

/** The legal pages of the portal. */
export type LegalPageKind = 'privacy' | 'cookies';

/** The portal's pages, for a manufacturer without configured pages. */
export const LEGAL_PATHS = { privacy: '/privacy', cookies: '/cookies' } as const satisfies Record<
  LegalPageKind,
  string
>;

function getConfiguredUrl(brand: Brand | undefined, kind: LegalPageKind): string | null {
  return (kind === 'privacy' ? brand?.privacyUrl : brand?.cookieUrl) ?? null;
}

/** Whether the manufacturer has configured a page (BRAND_PRIVACY_URL, BRAND_COOKIE_URL). */
export function hasOwnLegalPage(brand: Brand | undefined, kind: LegalPageKind): boolean {
  return getConfiguredUrl(brand, kind) !== null;
}

/** Address of a legal page, for links that open in a new tab. */
export function legalPageUrl(brand: Brand | undefined, kind: LegalPageKind): string {
  return getConfiguredUrl(brand, kind) ?? `${BASE_PATH}${LEGAL_PATHS[kind]}`;
}
