import { isAllowed } from '@cromia/domain/accounts/access';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { useShopScope } from '../../acting';

/** The placeholder of the search, which names what the user may find. */
export function useSearchPlaceholder(): string {
  const { t } = useTexts();
  const user = useUser();
  const isCustomer = useShopScope() !== null;
  if (isAllowed(user, 'backoffice.decide')) return t('shell:search.placeholderDesk');
  return t(
    isCustomer || isAllowed(user, 'orders.portfolio')
      ? 'shell:search.placeholderOrders'
      : 'shell:search.placeholder',
  );
}
