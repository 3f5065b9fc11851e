import codes from './statements/en.json' with { type: 'json' };

export type StatementKind = 'H' | 'EUH' | 'P';

const KNOWN = new Set(Object.keys(codes));

export function isStatementCode(kind: StatementKind, code: string): boolean {
  return KNOWN.has(code) && code.replace(/\d.*/, '') === kind;
}
