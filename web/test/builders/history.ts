import type { HistoryEntry } from '@cromia/domain/decision';

/** The entry of a sent request by default. */
export function aHistoryEntry(overrides: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    at: '2026-11-20T08:30:00.000Z',
    action: 'order-requests.create',
    username: 'marta@colorificio.test',
    details: {},
    ...overrides,
  };
}
