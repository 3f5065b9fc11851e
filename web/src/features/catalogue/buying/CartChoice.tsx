import { type BuyingRejection, findBuyingRejection } from '@cromia/domain/cart/buying';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../api/use-session';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { useShopScope } from '../../acting';
import { productQuery } from '../catalogue-queries';
import { usePriceView } from '../product/price-view';
import { AddToCart } from './AddToCart';
import { RejectionNotice } from './RejectionNotice';

interface CartChoiceProps {
  code: ProductCode;
  onAdded: () => void;
  onOpen: (code: ProductCode) => void;
}

/** The company cart as a way to buy: the quantity field, or why this viewer cannot buy this product. */
export function CartChoice({ code, onAdded, onOpen }: CartChoiceProps) {
  const { t } = useTexts('catalogue');
  const { unitPrice, unit } = useFormats();
  const isFinal = usePriceView() === 'final';
  const user = useUser();
  const scope = useShopScope();
  const query = productQuery(code, scope?.query.customerCode);
  const { data: product, error, refetch, isPlaceholderData } = useQuery(query);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (product === undefined || isPlaceholderData) return <Skeleton height={96} radius="md" />;
  const actingFor = scope?.customerCode ?? null;
  const rejection: BuyingRejection | null = findBuyingRejection(user, product, { actingFor });
  if (rejection !== null) return <RejectionNotice rejection={rejection} product={product} onOpen={onOpen} />;
  const price = product.pricesAndDiscounts?.finalUnitPrice ?? null;
  return (
    <Stack gap="sm">
      {!product.inStock && (
        <Text size="sm" c="warning">
          {t('catalogue:buy.notInStock')}
        </Text>
      )}
      {price !== null && (
        <Text size="sm">
          {t(isFinal ? 'catalogue:detail.price' : 'catalogue:detail.customerPrice')}: {unitPrice(price)}/
          {unit(product.um)}
        </Text>
      )}
      {price === null && (
        <Text size="sm" c="warning">
          {t('catalogue:detail.unpriced')}
        </Text>
      )}
      <AddToCart product={product} label={t('catalogue:buy.cartAction')} onAdded={onAdded} />
    </Stack>
  );
}
