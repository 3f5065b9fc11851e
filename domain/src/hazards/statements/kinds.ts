import { isStatementCode, type StatementCode } from './codes.ts';

/** The kinds of statements: hazard, supplemental and precautionary ones. */
export type StatementKind = 'H' | 'EUH' | 'P';

/**
 * The statements with a prescribed wording that a code consists of: one, or several that a supplier has combined, such as
 * `P305+P351+P338+P310` (Regulation (EC) 1272/2008, Annex IV); empty if a part is unknown.
 */
export function listStatements(code: string): StatementCode[] {
  if (isStatementCode(code)) return [code];
  const parts = code.split('+');
  for (let length = parts.length - 1; length > 0; length--) {
    const first = parts.slice(0, length).join('+');
    const others = listStatements(parts.slice(length).join('+'));
    if (isStatementCode(first) && others.length > 0) return [first, ...others];
  }
  return [];
}

/** Whether all statements of a code are of a kind and have a prescribed wording. */
export function isStatementOf(kind: StatementKind, code: string): boolean {
  const statements = listStatements(code);
  return statements.length > 0 && statements.every((statement) => statement.replace(/\d.*/, '') === kind);
}
