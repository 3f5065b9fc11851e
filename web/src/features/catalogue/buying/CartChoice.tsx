import { type BuyingRefusal, buyingRefusal } from '@cromia/domain/cart/buying';
import { minimumQuantity } from '@cromia/domain/cart/quantity';
import { rowTotal } from '@cromia/domain/catalogue/pricing';
import type { ProductDetail } from '@cromia/domain/catalogue/product';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ErrorState } from '../../../ui/ErrorState';
import { FeedbackAlert } from '../../../ui/FeedbackAlert';
import { QuantityStepper } from '../../../ui/QuantityStepper';
import { whileBusy } from '../../../ui/while-busy';
import { useAddToCart } from '../../cart';
import { useShopScope } from '../../customers';
import { productQuery } from '../catalogue-queries';
import { SentenceWithCode } from '../product/SentenceWithCode';
import classes from './buying.module.css';
import { RefusalNotice } from './RefusalNotice';

interface CartChoiceProps {
  code: ProductCode;
  onAdded: () => void;
  onOpen: (code: ProductCode) => void;
}

/** The company cart as a way to buy: the quantity by its multiplier, or why this viewer or product is refused. */
export function CartChoice({ code, onAdded, onOpen }: CartChoiceProps) {
  const user = useUser();
  const scope = useShopScope();
  const query = productQuery(code, scope?.query.customerCode);
  const { data: product, error, refetch, isPlaceholderData } = useQuery(query);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (product === undefined || isPlaceholderData) return <Skeleton height={96} radius="md" />;
  const actingFor = scope?.customerCode ?? null;
  const refusal: BuyingRefusal | null = buyingRefusal(user, product, { actingFor });
  if (refusal !== null) return <RefusalNotice refusal={refusal} product={product} onOpen={onOpen} />;
  return <CartForm product={product} onAdded={onAdded} />;
}

interface CartFormProps {
  product: ProductDetail;
  onAdded: () => void;
}

function CartForm({ product, onAdded }: CartFormProps) {
  const { t } = useTexts('catalogue', 'cart');
  const add = useAddToCart();
  const [quantity, setQuantity] = useState<number | null>(() => minimumQuantity(product.qtyPkgMultiplier));
  const [confirming, setConfirming] = useState(false);
  const price = product.pricesAndDiscounts?.finalUnitPrice ?? null;
  const code = formatProductCode(product.id);
  const send = () => {
    if (quantity !== null) add.mutate([{ productCode: product.id, quantity }], { onSuccess: onAdded });
  };
  return (
    <Stack gap="sm">
      {!product.inStock && (
        <Text size="sm" c="warning">
          {t('catalogue:buy.notInStock')}
        </Text>
      )}
      {price === null && (
        <Text size="sm" c="warning">
          {t('catalogue:detail.unpriced')}
        </Text>
      )}
      <div className={classes.cartForm}>
        <QuantityStepper
          value={quantity}
          multiplier={product.qtyPkgMultiplier}
          onChange={setQuantity}
          of={code}
          content={{ quantity: product.qta, unit: product.um }}
          {...(price !== null && quantity !== null && { total: rowTotal(price, product.unitQty, quantity) })}
        />
        <Button
          size="md"
          leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
          disabled={quantity === null}
          {...whileBusy(add.isPending)}
          onClick={() => (price === null ? setConfirming(true) : send())}
        >
          {t('catalogue:buy.cartAction')}
        </Button>
      </div>
      {add.error !== null && (
        <FeedbackAlert status="FailDismissable" onDismiss={add.reset}>
          {t(`errors:${asProblem(add.error).code}`)}
        </FeedbackAlert>
      )}
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          send();
        }}
        title={t('catalogue:buy.unpricedTitle')}
        confirmLabel={t('catalogue:buy.cartAction')}
      >
        <SentenceWithCode code={code}>{t('catalogue:buy.unpriced', { code })}</SentenceWithCode>
      </ConfirmDialog>
    </Stack>
  );
}
