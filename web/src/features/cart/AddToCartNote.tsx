import { checkQuantity, getMinimumQuantity, roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import { addRequestToNote, isRequestedInNote } from '@cromia/domain/cart/request-note';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { QuantityStepper } from '../../ui/product/QuantityStepper';
import { NavItemLink } from '../shell';
import { useCartNote } from './cart-queries';
import classes from './styles.module.css';
import { NOTE_MUTATION, useSetCartNote } from './use-cart-changes';

interface AddToCartNoteProps {
  product: { id: ProductCode; qtyPkgMultiplier?: number | null };
  /** Packages requested so far; null for an invalid quantity. */
  requested?: number | null;
  /** In tables: a short button that is no primary action. */
  compact?: boolean;
  /** Packages to request, where the quantity is set elsewhere; absent to ask for it. */
  fixedQuantity?: number;
}

function suggestQuantity(requested: number | null, multiplier: number | null): number {
  const quantity = roundUpToMultiplier(requested ?? 0, multiplier);
  return checkQuantity(quantity, multiplier) === null ? quantity : getMinimumQuantity(multiplier);
}

/** Adds a product that is only supplied on request to the note of the next order or offer request. */
export function AddToCartNote(props: AddToCartNoteProps) {
  const { product, requested = null, compact = false, fixedQuantity } = props;
  const { t } = useTexts('cart');
  const note = useCartNote();
  const setNote = useSetCartNote();
  // Each request replaces the whole note, so only one runs at a time.
  const isBusy = useIsMutating({ mutationKey: NOTE_MUTATION }) > 0;
  const multiplier = product.qtyPkgMultiplier ?? null;
  const [typedQuantity, setTypedQuantity] = useState<number | null>(() =>
    suggestQuantity(requested, multiplier),
  );
  const quantity = fixedQuantity ?? typedQuantity;
  const [isFull, setIsFull] = useState(false);
  const code = formatProductCode(product.id);
  const label = `${t('cart:note.add')}: ${code}`;
  // The viewer has no cart.
  if (note === null) return null;
  const size = compact ? 'xs' : 'sm';
  if (note !== undefined && isRequestedInNote(note, product.id)) {
    return (
      <Text size={size} role="status">
        {t('cart:note.added')}{' '}
        <Anchor component={NavItemLink} path="/profile-customer/cart" inherit>
          {t('cart:added.toCart')}
        </Anchor>
      </Text>
    );
  }
  const add = () => {
    if (quantity === null || note === undefined) return;
    const newNote = addRequestToNote(note, { productCode: product.id, quantity });
    setIsFull(newNote === null);
    if (newNote !== null) setNote.mutate(newNote);
  };
  const error = isFull
    ? t('cart:note.full')
    : setNote.error && t(`errors:${toApiProblem(setNote.error).code}`);
  return (
    <Stack gap={size} className={compact ? classes.noteCell : classes.noteForm}>
      {fixedQuantity === undefined && (
        <QuantityStepper
          value={typedQuantity}
          multiplier={multiplier}
          onChange={setTypedQuantity}
          productCode={code}
          compact
        />
      )}
      <Button
        {...(compact
          ? { size: 'xs', variant: 'default', 'aria-label': label, title: label }
          : { className: classes.addToNote })}
        onClick={add}
        {...busyButtonProps(setNote.isPending)}
        disabled={note === undefined || (isBusy && !setNote.isPending)}
      >
        {t(compact ? 'cart:note.addShort' : 'cart:note.add')}
      </Button>
      {error && (
        <Text size={size} c="danger" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
