import type { Product } from '@cromia/domain/catalogue/product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { Stack, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { useShopScope } from '../../acting';
import { AddToCartNote } from '../../cart';
import { CustomerServiceLink } from '../../shell';
import { SentenceWithCode } from './SentenceWithCode';

/** In place of price and buy button of a product that is sold on request only: how to ask for it (section 5). */
export function OnRequestProduct({ product }: { product: Pick<Product, 'id' | 'qtyPkgMultiplier'> }) {
  const { t } = useTexts('catalogue');
  const hasCart = useShopScope() !== null;
  const code = formatProductCode(product.id);
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" component="div">
        <SentenceWithCode code={code}>{t('catalogue:refusal.onRequestOnly', { code })}</SentenceWithCode>
      </Text>
      {hasCart ? <AddToCartNote product={product} /> : <CustomerServiceLink variant="default" />}
    </Stack>
  );
}
