import { AUDIT_ACTIONS, AUDIT_ENTITIES, AUDIT_SORTS } from '@cromia/domain/audit/audit-log';
import { choice, customerCodeField, dateField, usernameField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import type { z } from 'zod';
import { listAddress } from '../../../ui/list/list-address';

/** The audit log, newest first. */
export const AUDIT = listAddress({
  name: 'backoffice-audit',
  sorts: AUDIT_SORTS,
  defaultSort: { field: 'at', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    username: usernameField(),
    entity: choice(AUDIT_ENTITIES),
    action: choice(AUDIT_ACTIONS),
    customerCode: customerCodeField(),
    atFrom: dateField(),
    atTo: dateField(),
  },
  ranges: ['at'],
});

export const auditSearchSchema = AUDIT.schema;
export type AuditSearch = z.infer<typeof auditSearchSchema>;
