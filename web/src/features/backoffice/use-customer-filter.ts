import { useTexts } from '../../i18n/use-texts';

/** The words of the filter by customer, which only lists of all customers have. */
export function useCustomerFilter(): { label: string; invalid: string } {
  const { t } = useTexts('backoffice', 'customers');
  return {
    label: t('customers:list.customerCode'),
    invalid: t('backoffice:queue.customerCodeDigits'),
  };
}
