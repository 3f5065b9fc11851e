import type { InvoiceTotals } from '@cromia/domain/invoices/invoice';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';

/** Formats the number of invoices that match the filters, with the sums of all of them. */
export function useInvoiceCount(totals: InvoiceTotals | undefined) {
  const { t } = useTexts('invoices');
  const { money } = useFormats();
  return (found: { count: number; number: string }): string => {
    const count = t('invoices:count', found);
    if (totals === undefined) return count;
    return [
      count,
      t('invoices:totals.total', { amount: money(totals.total) }),
      t('invoices:totals.open', { amount: money(totals.open) }),
      ...(totals.overdue > 0 ? [t('invoices:totals.overdue', { amount: money(totals.overdue) })] : []),
      ...(totals.dueSoonCount > 0 ? [t('invoices:totals.dueSoon', { amount: money(totals.dueSoon) })] : []),
    ].join(' · ');
  };
}
