import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { DownloadedFile } from '../../api/client';
import { useTexts } from '../../i18n/use-texts';
import { FileButton } from '../../ui/FileButton';

export interface DocumentButtonsProps {
  onPrint: () => void;
  /** Fetches the document as a PDF. */
  onPdf: () => Promise<DownloadedFile>;
}

/** Buttons to print a request or an order, and to save it as PDF. */
export function DocumentButtons({ onPrint, onPdf }: DocumentButtonsProps) {
  const { t } = useTexts('orders');
  return (
    <>
      <FileButton fetch={onPdf}>{t('orders:detail.pdf')}</FileButton>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={onPrint}>
        {t('common:actions.print')}
      </Button>
    </>
  );
}
