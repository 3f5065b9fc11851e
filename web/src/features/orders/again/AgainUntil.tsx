import { addDays, formatDate } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import { Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';

/** Until when something expired may be requested again (section 9); nothing for what did not expire. */
export function AgainUntil({ expirationDate }: { expirationDate: string | null }) {
  const { t } = useTexts('orders');
  if (expirationDate === null) return null;
  return (
    <Text size="xs" c="dimmed" mt={2}>
      {t('orders:againUntil', { date: formatDate(addDays(expirationDate, LIMITS.reRequestDays)) })}
    </Text>
  );
}
