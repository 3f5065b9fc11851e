import type { ConversationKind } from '@cromia/domain/messages/message';
import type { Connection } from '../../platform/database/connection.ts';
import { countUnread } from './message-queries.ts';

interface RequestList<Row> {
  read: (db: Connection, ids: readonly string[], maxLines: number) => Promise<Row[]>;
}

/** A list whose requests have the number of their messages that the reader has not read. */
export function withUnread<Row extends { id: string }, List extends RequestList<Row>>(
  kind: ConversationKind,
  reader: { userId: string; isStaff: boolean },
  list: List & RequestList<Row>,
) {
  return {
    ...list,
    read: async (db: Connection, ids: readonly string[], maxLines: number) => {
      const unread = await countUnread(db, kind, ids, reader);
      const rows = await list.read(db, ids, maxLines);
      return rows.map((row) => ({ ...row, unreadMessages: unread.get(row.id) ?? 0 }));
    },
  };
}
