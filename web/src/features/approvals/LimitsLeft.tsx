import { sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { ShopScope } from '../acting';
import { usePurchaseRights } from './approvals-queries';

/** What is left of the user's limits; nothing for who has none, so that a customer with one user sees no difference. */
export function LimitsLeft({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('approvals');
  const { money } = useFormats();
  const rights = usePurchaseRights(scope);
  if (!rights) return null;
  const { companyRole, orderLimit, monthLimit, monthTotal } = rights;
  if (companyRole !== 'BUYER') {
    return companyRole === 'REQUESTER' ? (
      <Text size="sm" c="dimmed" mb="sm">
        {t('approvals:left.role')}
      </Text>
    ) : null;
  }
  const parts = [
    orderLimit === null ? null : t('approvals:left.order', { limit: money(orderLimit) }),
    monthLimit === null
      ? null
      : t('approvals:left.month', {
          left: money(Math.max(0, sumRowTotals([monthLimit, -monthTotal]))),
          limit: money(monthLimit),
        }),
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mb="sm">
      {parts.join(' ')}
    </Text>
  );
}
