import { Badge } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';

/** Marks a list that all users of the customer read. */
export function SharedBadge() {
  const { t } = useTexts('shopping-lists');
  return (
    <Badge variant="light" color="gray" leftSection={<IconUsers size={12} aria-hidden />}>
      {t('shopping-lists:shared')}
    </Badge>
  );
}
