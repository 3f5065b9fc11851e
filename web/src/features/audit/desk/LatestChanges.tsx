import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { deskLayout, PersonLink } from '../../desk';
import { auditQuery } from './audit-queries';
import { EntrySubject } from './EntrySubject';
import classes from './latest-changes.module.css';
import { useActionLabel } from './use-audit-columns';

/** Number of displayed entries. */
const ENTRY_COUNT = 8;

/** The latest changes, with a link to the audit log. */
export function LatestChanges() {
  const { t } = useTexts('audit-log', 'overview');
  const { moment } = useFormats();
  const formatAction = useActionLabel();
  const latest = useQuery(auditQuery({ page: 0, size: ENTRY_COUNT, sort: 'at,desc' }));
  if (latest.isPending) return <Skeleton height={ENTRY_COUNT * 28} radius="md" />;
  if (latest.isError)
    return (
      <ErrorState error={latest.error} onRetry={() => void latest.refetch()} retrying={latest.isFetching} />
    );
  return (
    <>
      <ul className={classes.changes}>
        {latest.data.content.map((entry) => (
          <li key={entry.id}>
            <span className={deskLayout.unbroken}>{moment(entry.at)}</span>
            <span>
              {formatAction(entry)} <EntrySubject entry={entry} />
              {entry.businessName !== null && ` · ${entry.businessName}`}
            </span>
            <span>
              {entry.username === null ? (
                t('audit-log:system')
              ) : (
                <PersonLink username={entry.username} name={entry.name} />
              )}
            </span>
          </li>
        ))}
      </ul>
      <Anchor component={Link} to="/backoffice/audit" size="sm">
        {t('overview:allChanges')}
      </Anchor>
    </>
  );
}
