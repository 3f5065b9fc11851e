import type { HistoryEntry } from '@cromia/domain/decision';

/** The latest entry that may have changed the status: neither an assignment nor a note does. */
export function findLatestDecision(history: readonly HistoryEntry[]): HistoryEntry | undefined {
  return history.findLast(({ action }) => !/\.(assign|note)$/.test(action));
}
