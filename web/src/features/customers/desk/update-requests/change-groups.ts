import type { ProfileChange } from '@cromia/domain/customers/profile-changes';

/** Whether an address or contact was added, removed or changed. */
export type EntryChangeKind = 'added' | 'removed' | 'changed';

/** The changes of one address or contact, or of the company itself. */
export interface ChangeGroup {
  /** `company`, or the code of an address or contact. */
  id: string;
  kind: 'company' | 'address' | 'contact';
  fate: EntryChangeKind;
  changes: { field: string; was: ProfileChange['was']; is: ProfileChange['is'] }[];
}

const LISTS = { addresses: 'address', contacts: 'contact' } as const;

function fateOf(changes: ChangeGroup['changes']): EntryChangeKind {
  if (changes.every(({ was }) => was === null)) return 'added';
  return changes.every(({ is }) => is === null) ? 'removed' : 'changed';
}

/** The changes of a profile in groups: the company first, then each address and each contact. */
export function groupChanges(changes: readonly ProfileChange[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const { path, was, is } of changes) {
    const [list = '', code, field] = path.split('.');
    const isEntry =
      (list === 'addresses' || list === 'contacts') && code !== undefined && field !== undefined;
    const id = isEntry ? code : 'company';
    const kind = isEntry ? LISTS[list] : 'company';
    const group = groups.get(`${kind} ${id}`) ?? { id, kind, fate: 'changed' as const, changes: [] };
    group.changes.push({ field: isEntry ? field : path, was, is });
    groups.set(`${kind} ${id}`, group);
  }
  return [...groups.values()].map((group) =>
    group.kind === 'company' ? group : { ...group, fate: fateOf(group.changes) },
  );
}
