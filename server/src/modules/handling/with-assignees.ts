import type { HandledKind } from '@cromia/domain/handling/handling';
import type { Connection } from '../../platform/database/connection.ts';
import { findAssignees } from './handling-queries.ts';

interface EntryList<Row> {
  read: (db: Connection, ids: readonly string[], maxLines: number) => Promise<Row[]>;
}

/** A list whose entries have their assignees. */
export function withAssignees<Row extends { id: string }, List extends EntryList<Row>>(
  kind: HandledKind,
  list: List & EntryList<Row>,
) {
  return {
    ...list,
    read: async (db: Connection, ids: readonly string[], maxLines: number) => {
      const assignees = await findAssignees(db, kind, ids);
      const rows = await list.read(db, ids, maxLines);
      return rows.map((row) => ({ ...row, assignedTo: assignees.get(row.id) ?? null }));
    },
  };
}
