import type { AuditEntry } from '@cromia/domain/audit/audit-log';
import { z } from 'zod';
import { findActionLabel } from '../../desk';

const fieldsSchema = z.record(z.string(), z.unknown());
const changeSchema = z.object({ was: fieldsSchema, is: fieldsSchema });

/** One line of an entry: a fact, or a field with its value before and after. */
export type DetailLine = { key: string; is: unknown } | { key: string; was: unknown; is: unknown };

/** Details that the label of the change already contains. */
const SAID = ['decision', 'status'];

function isShown({ action, details }: ActionDetails): boolean {
  return findActionLabel({ action, details }) !== findActionLabel({ action, details: null });
}

type ActionDetails = Pick<AuditEntry, 'action' | 'details'>;

/**
 * The details of an audit entry, line by line, with old and new value where it has both. Empty when the reader may not
 * see them.
 */
export function toDetailLines(entry: ActionDetails): DetailLine[] {
  if (entry.details === null) return [];
  const said = isShown(entry) ? SAID : [];
  return linesOf(entry.details).filter(({ key }) => !said.includes(key));
}

function linesOf(details: Readonly<Record<string, unknown>>): DetailLine[] {
  const change = changeSchema.safeParse(details);
  if (!change.success) return Object.entries(details).map(([key, is]) => ({ key, is }));
  const { was, is } = change.data;
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const others = Object.entries(details).filter(([key]) => key !== 'was' && key !== 'is');
  return [
    ...names.map((key) => ({ key, was: was[key], is: is[key] })),
    ...others.map(([key, value]) => ({ key, is: value })),
  ];
}
