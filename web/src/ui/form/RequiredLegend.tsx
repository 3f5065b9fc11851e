import { Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';

/** Says before a long form what the asterisks in it mean. */
export function RequiredLegend() {
  const { t } = useTexts();
  return (
    <Text size="sm" c="dimmed">
      {t('common:form.required')}
    </Text>
  );
}
