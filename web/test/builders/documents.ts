import type { EarlierRecipient } from '@cromia/domain/sds/sending';
import type { SdsDocument } from '@cromia/domain/sds/upload';
import type { TdsTechnicalProperties } from '@cromia/domain/tds/technical';
import type { TdsDocument } from '@cromia/domain/tds/upload';

/** The current version of a safety data sheet, in Italian. */
export function anSdsDocument(overrides: Partial<SdsDocument> = {}): SdsDocument {
  return {
    id: '00000000-0000-4000-8000-00000000000d',
    site: 'ALC01',
    serial: 'F120',
    color: '7035',
    recipe: '01',
    isInternal: false,
    version: 3,
    validFrom: '2026-11-01',
    supersededOn: null,
    publishedOn: '2026-11-01T08:30:00.000Z',
    publishedBy: 'it@cromia.test',
    batches: 12,
    isCurrent: true,
    withdrawnOn: null,
    withdrawalReason: null,
    files: [
      {
        id: '00000000-0000-4000-8000-00000000000f',
        language: 'IT',
        size: 81_920,
        checksum: 'a'.repeat(64),
        uploadedOn: '2026-11-01T08:30:00.000Z',
        uploadedBy: 'it@cromia.test',
        withdrawnOn: null,
        withdrawalReason: null,
      },
    ],
    earlierLanguages: [],
    ...overrides,
  };
}

/** A recipient of the previous version in Italian, in which the new one exists. */
export function anEarlierRecipient(overrides: Partial<EarlierRecipient> = {}): EarlierRecipient {
  return {
    recipient: 'sicurezza@cliente.test',
    language: 'IT',
    version: 2,
    receivedOn: '2026-06-01T08:30:00.000Z',
    customerCode: '100002',
    isAvailable: true,
    ...overrides,
  };
}

/** The latest version of a technical data sheet, uploaded as a file. */
export function aTdsDocument(overrides: Partial<TdsDocument> = {}): TdsDocument {
  return {
    id: '00000000-0000-4000-8000-00000000007d',
    serial: 'F110',
    color: '8012',
    language: 'FR',
    version: 2,
    isLatest: true,
    publishedOn: '2026-11-01T08:30:00.000Z',
    publishedBy: 'admin@cromia.test',
    size: 81_920,
    checksum: 'a'.repeat(64),
    withdrawnOn: null,
    withdrawalReason: null,
    ...overrides,
  };
}

/** The technical data of a serial whose sheet is composed in Italian. */
export function aTechnical(overrides: Partial<TdsTechnicalProperties> = {}): TdsTechnicalProperties {
  return {
    serial: 'F121',
    technical: { dryFilm: '60-90', density: 1.4 },
    versions: [{ language: 'IT', version: 1, isComposed: true }],
    version: 'v1',
    ...overrides,
  };
}
