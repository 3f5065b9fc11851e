import { BASE_PATH } from '../../base-path';
import type { Brand } from './brand';

/** The legal pages of the portal. */
export type LegalKind = 'privacy' | 'cookies';

/** Our own pages, for a manufacturer that has none. */
export const LEGAL_PATHS = { privacy: '/privacy', cookies: '/cookies' } as const satisfies Record<
  LegalKind,
  string
>;

function configured(brand: Brand | undefined, kind: LegalKind): string | null {
  return (kind === 'privacy' ? brand?.privacyUrl : brand?.cookieUrl) ?? null;
}

/** Whether the manufacturer has a page of its own (BRAND_PRIVACY_URL, BRAND_COOKIE_URL). */
export function hasOwnPage(brand: Brand | undefined, kind: LegalKind): boolean {
  return configured(brand, kind) !== null;
}

/** Address of a legal page, for links that open in a new tab. */
export function legalAddress(brand: Brand | undefined, kind: LegalKind): string {
  return configured(brand, kind) ?? `${BASE_PATH}${LEGAL_PATHS[kind]}`;
}
