import type { ProfileChange } from '@cromia/domain/customers/profile-changes';

/** Whether an address or contact was added, removed or changed. */
export type EntryChangeKind = 'added' | 'removed' | 'changed';

/** The changes of an address, a contact, or the company itself. */
export interface ChangeGroup {
  /** `company`, or the code of an address or contact. */
  id: string;
  kind: 'company' | 'address' | 'contact';
  changeKind: EntryChangeKind;
  changes: { field: string; was: ProfileChange['was']; is: ProfileChange['is'] }[];
}

const ENTRY_KINDS = { addresses: 'address', contacts: 'contact' } as const;

function findChangeKind(changes: ChangeGroup['changes']): EntryChangeKind {
  if (changes.every(({ was }) => was === null)) return 'added';
  return changes.every(({ is }) => is === null) ? 'removed' : 'changed';
}

/** Groups the changes of a profile by company, address and contact, in their order. */
export function groupChanges(changes: readonly ProfileChange[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const { path, was, is } of changes) {
    const [list = '', code, field] = path.split('.');
    const isEntry =
      (list === 'addresses' || list === 'contacts') && code !== undefined && field !== undefined;
    const id = isEntry ? code : 'company';
    const kind = isEntry ? ENTRY_KINDS[list] : 'company';
    const group = groups.get(`${kind} ${id}`) ?? { id, kind, changeKind: 'changed' as const, changes: [] };
    group.changes.push({ field: isEntry ? field : path, was, is });
    groups.set(`${kind} ${id}`, group);
  }
  return [...groups.values()].map((group) =>
    group.kind === 'company' ? group : { ...group, changeKind: findChangeKind(group.changes) },
  );
}
