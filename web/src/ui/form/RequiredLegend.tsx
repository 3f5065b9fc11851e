import { Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';

/** Explains the asterisks above a long form. */
export function RequiredLegend() {
  const { t } = useTexts();
  return (
    <Text size="sm" c="dimmed">
      {t('common:form.required')}
    </Text>
  );
}
