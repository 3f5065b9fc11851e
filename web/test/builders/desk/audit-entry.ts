import type { AuditEntry, AuditPage } from '@cromia/domain/audit/audit-log';
import { paged } from '../paged';

/** A decision on an offer, whose terms the reader may not see. */
export function anAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '00000000-0000-4000-8000-0000000000ad',
    at: '2026-11-20T08:30:00.000Z',
    action: 'offer-requests.decide',
    entity: 'offer_request',
    entityId: '00000000-0000-4000-8000-00000000000a',
    subject: 'O26-000001',
    username: 'cromia@cromia.test',
    name: 'Carla Neri',
    customerCode: '100001',
    businessName: 'Rossi Verniciature S.r.l.',
    details: null,
    ...overrides,
  };
}

/** A page that contains the whole log. */
export function anAuditPage(entries: AuditEntry[]): AuditPage {
  return { ...paged(entries), isCut: false };
}
