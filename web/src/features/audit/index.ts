export { AuditPage } from './desk/AuditPage';
export { auditQuery } from './desk/audit-queries';
export { EntryDetails } from './desk/EntryDetails';
export { LatestChanges } from './desk/LatestChanges';
export { useActionLabel, useAuditColumns } from './desk/use-audit-columns';
export { DESK_AUDIT_NAV_ITEM } from './nav-items';
