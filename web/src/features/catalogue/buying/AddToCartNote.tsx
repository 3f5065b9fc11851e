import { getMinimumQuantity } from '@cromia/domain/cart/quantity';
import { addRequestToNote, isRequestedInNote } from '@cromia/domain/cart/request-note';
import type { ProductDetail } from '@cromia/domain/catalogue/product';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { QuantityStepper } from '../../../ui/product/QuantityStepper';
import { useCartNote, useSetCartNote } from '../../cart';
import { NavItemLink } from '../../shell';
import classes from './buying.module.css';

/** Adds a product that is only supplied on request to the note of the next order or offer request. */
export function AddToCartNote({ product }: { product: ProductDetail }) {
  const { t } = useTexts('catalogue', 'cart');
  const note = useCartNote();
  const set = useSetCartNote();
  const [quantity, setQuantity] = useState<number | null>(() => getMinimumQuantity(product.qtyPkgMultiplier));
  const [isFull, setIsFull] = useState(false);
  // Without a cart there is no note.
  if (note === null) return null;
  if (isRequestedInNote(note, product.id)) {
    return (
      <Text size="sm" role="status">
        {t('catalogue:refusal.inNote')}{' '}
        <Anchor component={NavItemLink} path="/profile-customer/cart" inherit>
          {t('cart:added.toCart')}
        </Anchor>
      </Text>
    );
  }
  const add = () => {
    if (quantity === null) return;
    const next = addRequestToNote(note, { productCode: product.id, quantity });
    setIsFull(next === null);
    if (next !== null) set.mutate(next);
  };
  const error = isFull
    ? t('catalogue:refusal.noteFull')
    : set.error && t(`errors:${toApiProblem(set.error).code}`);
  return (
    <div className={classes.addToCart}>
      <Stack gap="xs" align="flex-start">
        <QuantityStepper
          value={quantity}
          multiplier={product.qtyPkgMultiplier}
          onChange={setQuantity}
          of={formatProductCode(product.id)}
          compact
        />
        <Button className={classes.wrapping} onClick={add} {...busyButtonProps(set.isPending)}>
          {t('catalogue:refusal.addToNote')}
        </Button>
      </Stack>
      {error && (
        <Text size="sm" c="danger" role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}
