import {
  type Anonymisation,
  createAnonymiser,
  createAnonymousUsername,
  createPersonSource,
} from '@cromia/domain/accounts/personal-data';
import type { AuditAction } from '@cromia/domain/audit/audit-log';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { recordAudit } from '../../../platform/events/audit.ts';
import { createZip, type ZippedFile } from '../../../platform/files/zip.ts';
import { Problem } from '../../../platform/problem.ts';
import { clearPortfolio, reportChangedCustomers } from '../../customers/index.ts';
import {
  canStillManageUsers,
  countOtherUserManagers,
  findDeskUser,
  lockRights,
} from '../desk/user-desk-queries.ts';
import {
  anonymiseInCustomers,
  anonymiseInRequests,
  anonymiseInTexts,
  anonymiseUser,
  deletePersonalTraces,
  listIdentities,
  lockPerson,
} from './anonymisation-queries.ts';
import { listPersonalData } from './personal-data-queries.ts';

function buildAuditEntry(
  viewer: Viewer,
  id: string,
  action: AuditAction,
  details: Record<string, unknown> = {},
) {
  return { userId: viewer.userId, action, entity: 'user' as const, entityId: id, details };
}

/**
 * Exports all stored data of a person as a ZIP of JSON files. The audit log records the export.
 * @throws Problem NotFound
 */
export async function exportPersonalData(
  { db, config, now }: ServiceDependencies,
  viewer: Viewer,
  id: string,
): Promise<Buffer> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const user = await findDeskUser(trx, id);
      if (!user) throw new Problem('NotFound');
      const files = await listPersonalData(trx, { id, email: user.username });
      await recordAudit(trx, buildAuditEntry(viewer, id, 'personal-data.export'));
      return createZip(
        files.map(
          ({ name, records }): ZippedFile => ({
            name: `${name}.json`,
            content: JSON.stringify(records, null, 2),
          }),
        ),
        { config, now },
      );
    });
}

/**
 * Replaces a person's name, address, telephone and e-mail, except where the law requires them: in orders, their
 * documents and safety data sheet deliveries. The anonymisation is irreversible.
 * @throws Problem NotFound; Conflict for a person who is already anonymised; OwnRights; LastDecider; NotAllowed when
 *   the person may change users' rights but the caller may not
 */
export async function anonymisePerson(
  { db, now }: ServiceDependencies,
  viewer: Viewer,
  id: string,
  { reason }: Anonymisation,
): Promise<{ anonymisedOn: string }> {
  return db.transaction().execute(async (trx) => {
    await lockRights(trx, id);
    const person = await lockPerson(trx, id);
    if (!person) throw new Problem('NotFound');
    if (person.anonymisedAt !== null) throw new Problem('Conflict');
    if (id === viewer.userId) throw new Problem('OwnRights');
    if (await canStillManageUsers(trx, id)) {
      if (!(await canStillManageUsers(trx, viewer.userId))) throw new Problem('NotAllowed');
      if ((await countOtherUserManagers(trx, id)) === 0) throw new Problem('LastDecider');
    }
    const anonymisedAt = now();
    const alias = createAnonymousUsername(id);
    const { username: email } = person;
    const named = { ...person, email, ...(await listIdentities(trx, { id, email })) };
    await clearPortfolio(trx, viewer, id);
    await deletePersonalTraces(trx, { id, email });
    const customers = await anonymiseInCustomers(trx, { id, email }, alias);
    await anonymiseInRequests(trx, { id, email }, alias);
    await anonymiseInTexts(
      trx,
      { subject: { id, email }, alias, source: createPersonSource(named) },
      createAnonymiser(named, alias),
    );
    await anonymiseUser(trx, { id, alias, now: anonymisedAt });
    await reportChangedCustomers(trx, customers);
    await recordAudit(trx, buildAuditEntry(viewer, id, 'personal-data.anonymise', { reason }));
    return { anonymisedOn: anonymisedAt.toISOString() };
  });
}
