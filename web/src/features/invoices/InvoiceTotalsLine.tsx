import type { InvoiceTotals } from '@cromia/domain/invoices/invoice';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';

/** The sums of all invoices that match the filters, in one line. */
export function InvoiceTotalsLine({ totals }: { totals: InvoiceTotals | undefined }) {
  const { t } = useTexts('invoices');
  const { money } = useFormats();
  if (totals === undefined || totals.count === 0) return null;
  const parts = [
    t('invoices:totals.total', { amount: money(totals.total) }),
    t('invoices:totals.open', { amount: money(totals.open) }),
    ...(totals.overdue > 0 ? [t('invoices:totals.overdue', { amount: money(totals.overdue) })] : []),
    ...(totals.dueSoonCount > 0 ? [t('invoices:totals.dueSoon', { amount: money(totals.dueSoon) })] : []),
  ];
  return (
    <Text size="sm" my="xs">
      {parts.join(' · ')}
    </Text>
  );
}
