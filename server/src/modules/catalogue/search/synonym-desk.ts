import type {
  ChangedSynonym,
  NewSynonym,
  Synonym,
  SynonymListQuery,
} from '@cromia/domain/catalogue/search-words';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Connection, Database, Transaction } from '../../../platform/database/connection.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { Problem } from '../../../platform/problem.ts';
import {
  deleteSynonym,
  findSynonym,
  insertSynonym,
  replaceSynonym,
  selectSynonyms,
} from './synonym-queries.ts';

const ENTITY = 'search_synonym';

/** One page of the synonyms, for staff. */
export function readSynonyms(db: Connection, query: SynonymListQuery): Promise<LimitedPage<Synonym>> {
  return readPage(db, selectSynonyms(db, query), query, (synonym) => synonym);
}

/** Adds a synonym pair. @returns its id. @throws Problem Conflict if the pair already exists */
export async function addSynonym(trx: Transaction, viewer: Viewer, synonym: NewSynonym): Promise<string> {
  const entityId = await insertSynonym(trx, synonym);
  if (entityId === undefined) throw new Problem('Conflict');
  const { userId } = viewer;
  await recordAudit(trx, {
    userId,
    action: 'search-synonyms.add',
    entity: ENTITY,
    entityId,
    details: synonym,
  });
  return entityId;
}

/**
 * Changes a synonym pair.
 * @throws Problem NotFound; Conflict if another user has changed it in the meantime or the new pair already exists
 */
export async function changeSynonym(
  db: Database,
  { userId }: Viewer,
  id: string,
  { version, ...synonym }: ChangedSynonym,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const previous = await findSynonym(trx, id);
    if (!previous) throw new Problem('NotFound');
    if (!(await replaceSynonym(trx, id, version, synonym))) throw new Problem('Conflict');
    const details = { ...synonym, was: `${previous.term} = ${previous.synonym}` };
    await recordAudit(trx, {
      userId,
      action: 'search-synonyms.change',
      entity: ENTITY,
      entityId: id,
      details,
    });
  });
}

/** Removes a synonym pair. @throws Problem NotFound; Conflict if another user has changed it in the meantime */
export async function removeSynonym(
  db: Database,
  { userId }: Viewer,
  id: string,
  version: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const previous = await findSynonym(trx, id);
    if (!previous) throw new Problem('NotFound');
    if (!(await deleteSynonym(trx, id, version))) throw new Problem('Conflict');
    const { language, term, synonym } = previous;
    const details = { language, term, synonym };
    await recordAudit(trx, {
      userId,
      action: 'search-synonyms.remove',
      entity: ENTITY,
      entityId: id,
      details,
    });
  });
}
