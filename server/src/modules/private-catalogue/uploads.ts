import { type LimitedPage, type Page, toPage } from '@cromia/domain/lists/paging';
import { findChangedValues } from '@cromia/domain/private-catalogue/changed-values';
import { isShopHost } from '@cromia/domain/private-catalogue/shop-link';
import {
  TREE_MACHINE,
  TREE_STATUSES,
  type TreeChange,
  type TreeChangeQuery,
  type TreeDecision,
  type TreeStatus,
  type TreeUpload,
  type TreeUploadDetail,
  type TreeUploadListQuery,
  treeChangeSchema,
  treeUploadDetailSchema,
  treeUploadSchema,
} from '@cromia/domain/private-catalogue/upload';
import { getNextState } from '@cromia/domain/state-machine';
import { z } from 'zod';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Config } from '../../platform/config.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { readHistory, recordAudit } from '../../platform/events/audit.ts';
import type { UploadedFile } from '../../platform/files/uploads.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { buildTreeDecisionMail, buildTreeReceivedMail } from './mails/tree-mails.ts';
import { readTreeFile } from './read-tree-file.ts';
import { listProfessionalRows } from './tree-queries.ts';
import {
  changeTreeStatus,
  countDifferences,
  findUpload,
  insertTree,
  listDifferences,
  listHosts,
  listShops,
  lockTrees,
  purgeOldTrees,
  selectUploads,
  storeTreeDecision,
  type UploadRow,
} from './upload-queries.ts';

const ENTITY = 'b2c_tree';
const statusSchema = z.enum(TREE_STATUSES);

function toUploadFields({ createdOn, decidedAt, uploaderLanguage: _language, ...fields }: UploadRow) {
  return { ...fields, createdOn: createdOn.toISOString(), decidedOn: decidedAt?.toISOString() ?? null };
}

function recordChange(
  trx: Transaction,
  viewer: Viewer,
  entityId: string,
  action: 'upload' | 'accept' | 'reject' | 'supersede' | 'replace' | 'restore',
  details: Record<string, unknown> = {},
): Promise<void> {
  return recordAudit(trx, {
    userId: viewer.userId,
    action: `private-catalogue.${action}`,
    entity: ENTITY,
    entityId,
    details,
  });
}

/**
 * Stores an uploaded file as the pending private catalogue and supersedes an earlier pending one. The published tree
 * stays published (section 2, /products-search/b2c).
 * @throws Problem as `readTreeFile`; nothing is changed then
 */
export async function uploadTree(
  { db, config, now }: ServiceDependencies,
  viewer: Viewer,
  upload: UploadedFile,
  folder: string,
): Promise<TreeUploadDetail> {
  const professionalRows = await listProfessionalRows(db);
  const rules = { shopHosts: config.shopHosts, professionalRows };
  const { tree, size } = await readTreeFile(upload, folder, rules);
  return db.transaction().execute(async (trx) => {
    await lockTrees(trx);
    const superseded = await changeTreeStatus(trx, 'PENDING', 'SUPERSEDED');
    if (superseded !== undefined) await recordChange(trx, viewer, superseded, 'supersede');
    const { fileName } = upload;
    const id = await insertTree(trx, {
      tree,
      fileName,
      ...size,
      uploadedBy: viewer.userId,
      createdOn: now(),
    });
    await purgeOldTrees(trx);
    await recordChange(trx, viewer, id, 'upload', { fileName, ...size });
    await queueMail(trx, buildTreeReceivedMail({ id, fileName, uploader: viewer.username }, config));
    return readUpload(trx, id);
  });
}

/** One page of the uploads, for staff. */
export function readUploads(db: Connection, query: TreeUploadListQuery): Promise<LimitedPage<TreeUpload>> {
  return readPage(db, selectUploads(db, query), query, (row) => treeUploadSchema.parse(toUploadFields(row)));
}

/** One upload with its differences from the published tree and its history. @throws Problem NotFound */
export async function readUpload(db: Connection, id: string): Promise<TreeUploadDetail> {
  const row = await findUpload(db, id);
  if (!row) throw new Problem('NotFound');
  return treeUploadDetailSchema.parse({
    ...toUploadFields(row),
    difference: await countDifferences(db, id),
    shops: await listShops(db, id),
    history: await readHistory(db, ENTITY, id),
  });
}

/** One page of the nodes that differ from the published tree. @throws Problem NotFound */
export async function readTreeChanges(
  db: Connection,
  id: string,
  { kind, page, size }: TreeChangeQuery,
): Promise<Page<TreeChange>> {
  if (!(await findUpload(db, id))) throw new Problem('NotFound');
  const counts = await countDifferences(db, id);
  const total =
    kind === undefined ? counts.added + counts.changed + counts.moved + counts.removed : counts[kind];
  const rows = await listDifferences(db, id, { kind, page, size });
  const changes = rows.map(({ parentCode, parentName, previousCode, previousName, was, is, ...row }) =>
    treeChangeSchema.parse({
      ...row,
      values: findChangedValues(was, is),
      parent: parentName === null ? null : { code: parentCode, name: parentName },
      previousParent:
        previousCode === null || previousName === null ? null : { code: previousCode, name: previousName },
    }),
  );
  return toPage(changes, total, { page, size });
}

/** The outcome of an earlier decision, for the 409 response to a second one. */
function toOutcome(row: UploadRow): Record<string, unknown> {
  const { status, decidedOn, decidedBy, reason } = toUploadFields(row);
  return { outcome: { status, decidedBy, decidedOn, reason } };
}

/** @throws Problem ForeignShops with `hosts` when products link to hosts that are no longer allowed */
async function rejectForeignShops(
  trx: Transaction,
  id: string,
  { shopHosts }: Pick<Config, 'shopHosts'>,
): Promise<void> {
  const hosts = (await listHosts(trx, id)).filter((host) => !isShopHost(host, shopHosts));
  if (hosts.length > 0) throw new Problem('ForeignShops', { extension: { hosts } });
}

interface StatusChange {
  event: 'accept' | 'reject' | 'restore';
  reason: string | null;
}

/** Moves an upload to its next status. Publishing a tree replaces the one published before. */
async function changeStatus(
  { config, now }: ServiceDependencies,
  trx: Transaction,
  viewer: Viewer,
  id: string,
  { event, reason }: StatusChange,
): Promise<TreeUploadDetail> {
  await lockTrees(trx);
  const row = await findUpload(trx, id);
  if (!row) throw new Problem('NotFound');
  const from: TreeStatus = statusSchema.parse(row.status);
  const status = getNextState(TREE_MACHINE, from, event);
  if (status === undefined) throw new Problem('Conflict', { extension: toOutcome(row) });
  if (status === 'PUBLISHED') {
    await rejectForeignShops(trx, id, config);
    const replaced = await changeTreeStatus(trx, 'PUBLISHED', 'REPLACED');
    if (replaced !== undefined) await recordChange(trx, viewer, replaced, 'replace');
  }
  const decision = { status, decidedBy: viewer.userId, decidedAt: now(), reason };
  if (!(await storeTreeDecision(trx, id, from, decision))) throw new Problem('Conflict');
  await recordChange(trx, viewer, id, event, reason === null ? {} : { reason });
  const reader = row.uploadedBy !== null && {
    username: row.uploadedBy,
    language: row.uploaderLanguage ?? '',
  };
  if (reader && reader.username !== viewer.username) {
    await queueMail(
      trx,
      buildTreeDecisionMail(reader, { id, fileName: row.fileName, event, reason }, config),
    );
  }
  return readUpload(trx, id);
}

/**
 * Decides on an upload. Accepting it publishes it at once.
 * @throws Problem NotFound; ForeignShops; Conflict with `outcome` when it is no longer pending
 */
export function decideUpload(
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
  { decision, reason = '' }: TreeDecision,
): Promise<TreeUploadDetail> {
  const event = decision === 'ACCEPTED' ? 'accept' : 'reject';
  return deps.db
    .transaction()
    .execute((trx) => changeStatus(deps, trx, viewer, id, { event, reason: reason || null }));
}

/**
 * Publishes an earlier tree again, at once.
 * @throws Problem NotFound; ForeignShops; Conflict for a tree that was never published, or is published now
 */
export function restoreUpload(
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
): Promise<TreeUploadDetail> {
  return deps.db
    .transaction()
    .execute((trx) => changeStatus(deps, trx, viewer, id, { event: 'restore', reason: null }));
}
