import { WAITING_KINDS, type WorkListCustomer } from '@cromia/domain/customers/portfolios/work-list';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';

/** What waits for a customer, in words with their number; empty if nothing does. */
export function useWaitingTexts({ waiting }: Pick<WorkListCustomer, 'waiting'>): string[] {
  const { t } = useTexts('customers');
  const { quantity } = useFormats();
  return WAITING_KINDS.filter((kind) => waiting[kind] > 0).map(
    (kind) => `${t(`customers:filters.waiting.${kind}`)}: ${quantity(waiting[kind])}`,
  );
}
