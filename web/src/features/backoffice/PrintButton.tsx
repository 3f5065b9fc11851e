import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';

/** Prints what the page shows. */
export function PrintButton({ onClick }: { onClick: () => void }) {
  const { t } = useTexts();
  return (
    <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={onClick}>
      {t('common:actions.print')}
    </Button>
  );
}
