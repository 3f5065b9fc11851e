import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import type { Job } from '../../platform/jobs/scheduled-jobs.ts';
import { findCustomerById } from '../customers/index.ts';
import { lockApproval } from '../people/index.ts';
import { findApproval, listOverdueApprovals } from './approval-queries.ts';
import { closeApproval } from './close-approval.ts';

/**
 * The daily job that expires approvals: their lines go back to the cart of their author, and the author and the
 * approvers are mailed. Decisions do not depend on it.
 */
export function createApprovalExpiryJob(deps: ServiceDependencies): Job {
  return {
    name: 'approval-lapses',
    cron: '0 0 * * *',
    runsAtStart: true,
    work: async () => {
      for (const { id, customerId } of await listOverdueApprovals(deps.db, getManufacturerToday(deps))) {
        // One at a time, because each locks a user and a cart.
        await deps.db.transaction().execute(async (trx) => {
          const customer = await findCustomerById(trx, customerId);
          if (!customer) return;
          const locked = await lockApproval(trx, { id, customer });
          // It may have been decided since it was listed.
          const approval = await findApproval(trx, id, customerId);
          if (approval?.status !== 'PENDING') return;
          await closeApproval(trx, deps, locked, { status: 'EXPIRED', decidedBy: null, reason: null });
        });
      }
    },
  };
}
