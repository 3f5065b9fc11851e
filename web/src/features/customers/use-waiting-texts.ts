import { WAITING_KINDS, type WorkListCustomer } from '@cromia/domain/customers/portfolios/work-list';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';

interface WaitingText {
  /** The kind with its number, such as "Offers to order: 2". */
  full: string;
  /** The same under a heading that says what it is about, such as "To order: 2". */
  short: string;
}

/** What waits for a customer, in words with their number; empty if nothing does. */
export function useWaitingTexts({ waiting }: Pick<WorkListCustomer, 'waiting'>): WaitingText[] {
  const { t } = useTexts('customers');
  const { quantity } = useFormats();
  return WAITING_KINDS.filter((kind) => waiting[kind] > 0).map((kind) => ({
    full: `${t(`customers:filters.waiting.${kind}`)}: ${quantity(waiting[kind])}`,
    short: `${t(`customers:list.waitingShort.${kind}`)}: ${quantity(waiting[kind])}`,
  }));
}
