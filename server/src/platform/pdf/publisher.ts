import type { Config } from '../../config.ts';

/** The accent of our own look, for a manufacturer that sets no colour. */
const DEFAULT_ACCENT = '#C2410C';

/** The manufacturer, as a document names it. */
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
