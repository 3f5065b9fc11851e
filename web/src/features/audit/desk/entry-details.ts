import type { AuditEntry } from '@cromia/domain/audit/audit-log';
import { z } from 'zod';
import { findActionLabel } from '../../desk';

const fieldsSchema = z.record(z.string(), z.unknown());
const changeSchema = z.object({ was: fieldsSchema, is: fieldsSchema });

/** A line of an entry: a single value, or a field with its previous and current value. */
export type DetailLine =
  | { key: string; current: unknown }
  | { key: string; previous: unknown; current: unknown };

/** Details that the label of the change may contain. */
const LABEL_DETAILS = ['decision', 'status'];

/** Whether the label of the action depends on the details. */
function isLabelFromDetails({ action, details }: ActionDetails): boolean {
  return findActionLabel({ action, details }) !== findActionLabel({ action, details: null });
}

type ActionDetails = Pick<AuditEntry, 'action' | 'details'>;

/**
 * Converts the details of an audit entry to lines, with previous and current value where it has both. Empty when the viewer
 * cannot see the details.
 */
export function toDetailLines(entry: ActionDetails): DetailLine[] {
  if (entry.details === null) return [];
  const omittedKeys = isLabelFromDetails(entry) ? LABEL_DETAILS : [];
  return toLines(entry.details).filter(({ key }) => !omittedKeys.includes(key));
}

function toLines(details: Readonly<Record<string, unknown>>): DetailLine[] {
  const change = changeSchema.safeParse(details);
  if (!change.success) return Object.entries(details).map(([key, current]) => ({ key, current }));
  const { was, is } = change.data;
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const otherDetails = Object.entries(details).filter(([key]) => key !== 'was' && key !== 'is');
  return [
    ...keys.map((key) => ({ key, previous: was[key], current: is[key] })),
    ...otherDetails.map(([key, value]) => ({ key, current: value })),
  ];
}
