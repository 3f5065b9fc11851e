import type { ResponseOf } from '../api-stub';

type BrandResponse = NonNullable<ResponseOf<'/api/brand', 'get'>>;

/** The demo's manufacturer. */
export function aBrand(overrides: Partial<BrandResponse> = {}): BrandResponse {
  return {
    name: 'Cromia',
    legalName: 'Cromia Vernici S.r.l.',
    logoUrl: null,
    accent: null,
    email: 'info@cromia.test',
    phone: '+39 0444 123456',
    address: 'Via del Colore 1, 36100 Vicenza',
    vatNumber: 'IT01234560248',
    privacyUrl: null,
    cookieUrl: null,
    defaultLanguage: 'it',
    timeZone: 'Europe/Rome',
    publicUrl: '',
    mapTilesUrl: '',
    mapTilesAttribution: '',
    tdsAppUrl: null,
    labAppUrl: null,
    dashboardUrl: null,
    missingSetup: null,
    mailbox: false,
    trial: false,
    ...overrides,
  };
}
