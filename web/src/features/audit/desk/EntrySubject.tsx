import { decidePageAccess } from '@cromia/domain/accounts/access';
import type { AuditEntry } from '@cromia/domain/audit/audit-log';
import { IMPORT_KINDS } from '@cromia/domain/integration/import';
import { JOB_NAMES } from '@cromia/domain/operating/jobs';
import { Anchor } from '@mantine/core';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { NavItemLink } from '../../shell';
import { findEntryPage } from './entry-page';

/** Fields of details that name an entity, for one that was deleted. */
const NAME_FIELDS = ['businessName', 'orderCode', 'number', 'term', 'url', 'name', 'batch'] as const;

/** The name of a deleted entity, as its change recorded it; null if it recorded none. */
function findNameInDetails(details: AuditEntry['details']): string | null {
  const field = NAME_FIELDS.find((name) => typeof details?.[name] === 'string');
  return field === undefined ? null : String(details?.[field]);
}

/** Returns a function that formats the name of an entry's entity; null if it has none. */
function useSubjectName() {
  const { t } = useTexts('imports', 'operating');
  return ({ entity, entityId, subject, details }: AuditEntry): string | null => {
    const job = entity === 'job' ? JOB_NAMES.find((name) => name === entityId) : undefined;
    if (job !== undefined) return t(`operating:jobs.names.${job}`);
    const kind = entity === 'import' ? IMPORT_KINDS.find((value) => value === details?.kind) : undefined;
    if (kind === undefined) return subject ?? findNameInDetails(details);
    return [t(`imports:kinds.${kind}`), subject].filter(Boolean).join(' · ');
  };
}

/** The name of the entity that a change concerns, as a link to its page. Renders nothing if it has no name. */
export function EntrySubject({ entry }: { entry: AuditEntry }) {
  const user = useUser();
  const name = useSubjectName()(entry);
  const path = findEntryPage(entry);
  if (name === null) return null;
  if (path === undefined || decidePageAccess(user, path) !== 'allow') return name;
  return (
    <Anchor inherit c="inherit" underline="always" component={NavItemLink} path={path}>
      {name}
    </Anchor>
  );
}
