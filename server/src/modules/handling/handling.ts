import { ACCESS_RULES } from '@cromia/domain/accounts/access';
import { idField } from '@cromia/domain/fields';
import type { Assignee, HandledKind, Handling, HandlingChange } from '@cromia/domain/handling/handling';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { createContentVersion, rejectStaleVersion } from '../../platform/events/content-version.ts';
import { Problem } from '../../platform/problem.ts';
import {
  findHandling,
  findStaff,
  getHandledEntity,
  type HandlingRow,
  lockHandled,
  storeAssignee,
  storeNote,
} from './handling-queries.ts';

const ASSIGNED_ROLES = ACCESS_RULES['backoffice.handling'].subjects;

/** Reads the possible assignees: enabled users who may read what is assigned to them. */
export async function readAssignees(db: Connection): Promise<Assignee[]> {
  const staff = await findStaff(db, ASSIGNED_ROLES);
  return staff.map(({ username, firstname, lastname }) => ({
    username,
    name: [firstname, lastname].filter(Boolean).join(' ') || username,
  }));
}

/** The version of an assignee and a note. */
export function createHandlingVersion({
  assignedTo,
  note,
}: Pick<HandlingRow, 'assignedTo' | 'note'>): string {
  return createContentVersion({ assignedTo, note });
}

/** @throws Problem NotFound, also for a malformed id */
async function findExisting(db: Connection, kind: HandledKind, key: string): Promise<HandlingRow> {
  const row = await findHandling(db, kind, key);
  if (!row) throw new Problem('NotFound');
  return row;
}

/** @throws Problem NotFound for a malformed id */
function checkKey(kind: HandledKind, key: string): void {
  if (kind !== 'customers' && !idField().safeParse(key).success) throw new Problem('NotFound');
}

const toHandling = ({ assignedTo, note }: HandlingRow): Handling => ({
  assignedTo,
  note,
  version: createHandlingVersion({ assignedTo, note }),
});

/**
 * Reads the assignee and the internal note of an entry.
 * @param key id of the entry, or the code of a customer
 * @throws Problem NotFound
 */
export async function readHandling(db: Connection, kind: HandledKind, key: string): Promise<Handling> {
  checkKey(kind, key);
  return toHandling(await findExisting(db, kind, key));
}

/**
 * Assigns an entry to a colleague, or changes its internal note.
 * @param state further members of the outcome of a conflict
 * @throws Problem NotFound; BadRequest at `assignedTo` for a user who may not read the entry; Conflict with `outcome` if
 * somebody has assigned it or changed its note meanwhile
 */
export async function changeHandling(
  trx: Transaction,
  viewer: Viewer,
  { kind, key, state = {} }: { kind: HandledKind; key: string; state?: Record<string, unknown> },
  { version, assignedTo, note }: HandlingChange,
): Promise<Handling> {
  checkKey(kind, key);
  await lockHandled(trx, kind, key);
  const current = await findExisting(trx, kind, key);
  const entity = getHandledEntity(kind);
  const actions = { assign: `${kind}.assign`, note: `${kind}.note` } as const;
  await rejectStaleVersion(
    trx,
    { version, storedVersion: createHandlingVersion(current) },
    [{ entity, entityId: current.id, actions: [actions.assign, actions.note] }],
    state,
  );
  const changed = {
    assignedTo: assignedTo === undefined ? current.assignedTo : assignedTo,
    note: note === undefined ? current.note : note || null,
  };
  const staff = await findStaff(trx, ASSIGNED_ROLES);
  const assignee = staff.find(({ username }) => username === changed.assignedTo);
  const isReassigned = changed.assignedTo !== current.assignedTo;
  if (isReassigned && changed.assignedTo !== null && !assignee)
    throw new Problem('BadRequest', { errors: [{ path: 'assignedTo', code: 'invalidField' }] });
  const change = { userId: viewer.userId, entity, entityId: current.id };
  if (isReassigned) {
    await storeAssignee(trx, kind, current.id, assignee?.id ?? null);
    await recordAudit(trx, {
      ...change,
      action: actions.assign,
      details: { assignedTo: changed.assignedTo },
    });
  }
  if (changed.note !== current.note) {
    await storeNote(trx, kind, current.id, changed.note);
    await recordAudit(trx, { ...change, action: actions.note, details: {} });
  }
  return toHandling({ id: current.id, ...changed });
}
