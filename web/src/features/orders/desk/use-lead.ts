import { formatDate } from '@cromia/domain/dates';
import { useTexts } from '../../../i18n/use-texts';

/** The sentence below the title of an order or order request: for whom it is, and for which day. */
export function useLead(
  { businessName, customerCode }: { businessName: string; customerCode: string },
  dateLabel: 'orders:columns.deliveryDate' | 'orders:columns.deliveryDateRequested',
  day: string | null,
): string {
  const { t } = useTexts('orders');
  const delivery = day === null ? [] : [`${t(dateLabel)} ${formatDate(day)}`];
  return [businessName, customerCode, ...delivery].join(' · ');
}
