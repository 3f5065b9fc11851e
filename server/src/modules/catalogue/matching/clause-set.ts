/**
 * A set of the clauses of one search, which has at most ten: clause 3 is in it if bit 3 is set. It is a number because
 * ranking a search compares tens of thousands of them.
 */
export type ClauseSet = number;

export const NO_CLAUSES: ClauseSet = 0;

export function getAllClauses(count: number): ClauseSet {
  return (1 << count) - 1;
}

export function addClause(set: ClauseSet, clause: number): ClauseSet {
  return set | (1 << clause);
}

export function hasClause(set: ClauseSet, clause: number): boolean {
  return (set & (1 << clause)) !== 0;
}

export function uniteClauses(left: ClauseSet, right: ClauseSet): ClauseSet {
  return left | right;
}

/** Whether the other set has a clause that the set lacks. */
export function lacksClauseOf(set: ClauseSet, other: ClauseSet): boolean {
  return (other & ~set) !== 0;
}

export function countClauses(set: ClauseSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
