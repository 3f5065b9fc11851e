import type { HistoryEntry } from '@cromia/domain/decision';

/** A request was sent, unless told otherwise. */
export function aHistoryEntry(given: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    at: '2026-11-20T08:30:00.000Z',
    action: 'order-requests.create',
    username: 'marta@colorificio.test',
    details: {},
    ...given,
  };
}
