import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import type { ShopScope } from '../acting';
import { ProfileChanges } from '../customers';
import { pendingChangesQuery } from './profile-queries';
import classes from './styles.module.css';

/** What the pending change of the customer's data requests, field by field. */
export default function PendingChanges({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('customers');
  const { moment } = useFormats();
  const pending = useQuery(pendingChangesQuery(scope));
  if (pending.isError && pending.data === undefined)
    return (
      <ErrorState
        error={pending.error}
        onRetry={() => void pending.refetch()}
        retrying={pending.isFetching}
      />
    );
  if (!pending.data || pending.data.changes.length === 0) return null;
  return (
    <div className={classes.notice}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('customers:profile.requestedOn', { at: moment(pending.data.createdOn) })}
      </Text>
      <ProfileChanges changes={pending.data.changes} />
    </div>
  );
}
