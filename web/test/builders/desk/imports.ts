import type { ImportResponse, ImportSummary } from '@cromia/domain/integration/import';
import type { IntegrationKey } from '@cromia/domain/integration/key';

const NO_ROWS = { created: 0, changed: 0, unchanged: 0, failed: 0, erased: 0 };

/** The changes of an import of prices: one row by default. */
export function anImportResponse(overrides: Partial<ImportResponse> = {}): ImportResponse {
  return {
    id: null,
    kind: 'prices',
    outcome: 'DONE',
    ...NO_ROWS,
    changed: 1,
    errors: [],
    changes: [],
    ...overrides,
  };
}

/** An import of prices as the list shows it. */
export function anImport(overrides: Partial<ImportSummary> = {}): ImportSummary {
  return {
    id: '00000000-0000-4000-8000-00000000001e',
    kind: 'prices',
    outcome: 'DONE',
    ...NO_ROWS,
    changed: 1,
    by: 'it@cromia.test',
    byKey: false,
    begunOn: '2026-11-20T08:30:00.000Z',
    seconds: 1,
    fileName: 'listino.csv',
    undoneOn: null,
    undoneBy: null,
    ...overrides,
  };
}

/** A key that is not revoked and was never used. */
export function anIntegrationKey(overrides: Partial<IntegrationKey> = {}): IntegrationKey {
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    name: 'Gestionale',
    scopes: ['catalogue', 'orders'],
    ending: 'x9Yz',
    createdBy: 'it@cromia.test',
    createdOn: '2026-11-20T08:30:00.000Z',
    lastUsedOn: null,
    revokedOn: null,
    ...overrides,
  };
}
