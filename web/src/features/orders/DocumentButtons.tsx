import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DownloadedFile } from '../../api/client';
import { useTexts } from '../../i18n/use-texts';
import { FileButton } from '../../ui/FileButton';
import { printSheet, useIsPrinting } from '../../ui/print/use-print';

export interface DocumentButtonsProps {
  /** Print version of the document, printed instead of the page that shows it. */
  sheet: ReactNode;
  /** Fetches the document as a PDF. */
  onPdf: () => Promise<DownloadedFile>;
}

interface DocumentProps extends DocumentButtonsProps {
  /** Id of the document. */
  id: string;
}

/** Buttons to print a request or an order, and to save it as PDF. The browser's own command prints it too. */
export function DocumentButtons({ id, sheet, onPdf }: DocumentProps) {
  const { t } = useTexts('orders');
  const isPrinting = useIsPrinting(id);
  return (
    <>
      <FileButton fetch={onPdf}>{t('orders:detail.pdf')}</FileButton>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => printSheet(id)}
      >
        {t('common:actions.print')}
      </Button>
      {isPrinting && sheet}
    </>
  );
}
