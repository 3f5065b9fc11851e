import { customerOrderCodeField } from '@cromia/domain/checkout/order';
import { LIMITS } from '@cromia/domain/limits';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { api, unwrapResponse } from '../../api/client';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { type ShopScope, useShopScope } from '../acting';
import type { OrderControl } from './order/order-form';

/** The customer's latest order request with the typed order code; null for none. */
function orderRequestByCodeQuery(scope: ShopScope | null, typed: string) {
  const code = customerOrderCodeField().safeParse(typed).data;
  return queryOptions({
    queryKey: ['order-requests', 'used-code', scope?.customerCode ?? null, code ?? null],
    queryFn:
      scope === null || code === undefined
        ? skipToken
        : async ({ signal }) => {
            const { content } = await unwrapResponse(
              api.GET('/api/v1/public/{prefix}/order-requests', {
                params: {
                  path: { prefix: scope.prefix },
                  query: { ...scope.query, orderCode: code, size: LIMITS.pageSizeMax },
                },
                signal,
              }),
            );
            const isSameCode = (other: string) => other.toUpperCase() === code.toUpperCase();
            return content.find(({ customerOrderCode }) => isSameCode(customerOrderCode)) ?? null;
          },
  });
}

/** Warns before sending that the order code was used before; it may be used again. */
export function UsedCodeNotice({ control }: { control: OrderControl }) {
  const { t } = useTexts('checkout');
  const { date } = useFormats();
  const typed = useWatch({ control, name: 'customerOrderCode' });
  const [debouncedCode] = useDebouncedValue(typed ?? '', LIMITS.debounceMs);
  const { data } = useQuery(orderRequestByCodeQuery(useShopScope(), debouncedCode));
  return (
    <Text size="sm" c="warning" role="status">
      {data &&
        debouncedCode === typed &&
        t('checkout:usedCode', { code: data.customerOrderCode, date: date(data.createdOn) })}
    </Text>
  );
}
