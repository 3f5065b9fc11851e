import type { Config } from '../config.ts';

/** The portal's accent colour, for a manufacturer that configures none. */
const DEFAULT_ACCENT = '#C2410C';

/** The manufacturer's data in a document. */
export interface Publisher {
  legalName: string;
  address: string;
  email: string;
  phone: string;
  /** Colour of the manufacturer as #RRGGBB. */
  accent: string;
}

export function toPublisher({ brand }: Pick<Config, 'brand'>): Publisher {
  const { legalName, address, email, phone, accent } = brand;
  return { legalName, address, email, phone, accent: accent ?? DEFAULT_ACCENT };
}
