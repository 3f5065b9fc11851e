import { addDays, formatDate } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import { Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';

/** The last day on which an expired request can be sent again (section 9); renders nothing without a date. */
export function RequestAgainDeadline({ expirationDate }: { expirationDate: string | null }) {
  const { t } = useTexts('orders');
  if (expirationDate === null) return null;
  return (
    <Text size="xs" c="dimmed" mt={2}>
      {t('orders:againUntil', { date: formatDate(addDays(expirationDate, LIMITS.reRequestDays)) })}
    </Text>
  );
}
