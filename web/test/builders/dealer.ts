import type { Seller } from '@cromia/domain/dealers/dealer';
import type { DealerDetail } from '@cromia/domain/dealers/dealer-desk';

/** A shop in Vicenza. */
export function aSeller(overrides: Partial<Seller> = {}): Seller {
  return {
    id: '00000000-0000-4000-8000-000000036100',
    businessName: 'Colorificio Berico',
    street: 'Viale Roma 12',
    city: 'Vicenza',
    postalCode: '36100',
    province: 'VI',
    phone: '+39 0444 512345',
    email: 'info@berico.test',
    latitude: 45.5455,
    longitude: 11.5354,
    mapLink: null,
    country: 'IT',
    brands: [],
    ...overrides,
  };
}

/** The same shop as the back office shows it. */
export function aDealer(overrides: Partial<DealerDetail> = {}): DealerDetail {
  return {
    ...aSeller(),
    forPrivate: true,
    forProfessional: true,
    version: 1,
    history: [],
    ...overrides,
  };
}
