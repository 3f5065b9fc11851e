import { z } from 'zod';

const fieldsSchema = z.record(z.string(), z.unknown());
const changeSchema = z.object({ was: fieldsSchema, is: fieldsSchema });

/** One line of what an entry says: a fact, or a field with what it was and what it is. */
export type DetailLine = { key: string; is: unknown } | { key: string; was: unknown; is: unknown };

/** What an entry of the audit log says, line by line; what it was beside what it is, where it tells both. */
export function detailLines(details: Readonly<Record<string, unknown>>): DetailLine[] {
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
