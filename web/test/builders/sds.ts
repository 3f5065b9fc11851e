import type { SdsDelivery, SdsSendResult } from '@cromia/domain/sds/sending';
import type { Sds } from '@cromia/domain/sds/sheet';

/** A line of a search: a batch of F120-7035 that was mixed at ALC01. */
export function anSds(overrides: Partial<Sds> = {}): Sds {
  return {
    id: '00000000-0000-4000-8000-00000000005d',
    site: 'ALC01',
    batch: 'A1-26-000123',
    serial: 'F120',
    color: '7035',
    description: { it: 'Fondo epossidico bicomponente' },
    colorDescription: { it: 'Grigio luce' },
    recipe: '01',
    version: 2,
    latestVersion: 2,
    isOldSds: false,
    isInternal: false,
    year: 2026,
    month: 11,
    date: '2026-11-02',
    customerCode: '100001',
    ...overrides,
  };
}

/** A sheet that was sent by mail. */
export function aDelivery(overrides: Partial<SdsDelivery> = {}): SdsDelivery {
  return {
    id: '00000000-0000-4000-8000-0000000000de',
    createdOn: '2026-11-20T08:30:00.000Z',
    site: 'ALC01',
    serial: 'F120',
    color: '7035',
    recipe: '01',
    version: 2,
    language: 'IT',
    checksum: '0'.repeat(64),
    batch: 'A1-26-000123',
    orderCode: null,
    channel: 'MAIL',
    recipient: 'sicurezza@cliente.test',
    customerCode: '100001',
    username: 'marta@colorificio.test',
    status: 'SENT',
    sentOn: '2026-11-20T08:31:00.000Z',
    error: null,
    ...overrides,
  };
}

/** A sending to each of the addresses. */
export function aSending(recipients: readonly string[]): SdsSendResult {
  return {
    deliveries: recipients.map((recipient, index) => ({
      id: `00000000-0000-4000-8000-00000000000${index}`,
      recipient,
      serial: 'F120',
      color: '7035',
      version: 2,
      language: 'IT',
      channel: 'MAIL',
      status: 'PENDING',
    })),
    missing: [],
  };
}
