import { getMinimumQuantity, parseQuantity, roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import { LIMITS } from '@cromia/domain/limits';
import { type KeyboardEvent, useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';

export interface QuantityInput {
  /** Packages; null for invalid input, which the field reports. */
  value: number | null;
  /** The quantity must be a positive multiple of this (section 5); null means 1. */
  multiplier: number | null;
  /** Called with null for invalid input: decimals are never rounded. */
  onChange: (quantity: number | null) => void;
  /** Invalid text typed elsewhere, to be corrected here while the value is null. */
  rejected?: string;
  /** Why that text is invalid, when the field cannot find out by itself. */
  rejectedReason?: string | null;
}

/** Explains why a text is not a valid quantity; null if it is valid or can be rounded up. */
function useExplainInvalid() {
  const { t } = useTexts();
  const { quantity: formatQuantity } = useFormats();
  return (text: string): string | null => {
    const quantity = parseQuantity(text);
    if (text.trim() === '') return t('common:quantity.missing');
    if (quantity === null) return t('common:quantity.whole');
    return quantity > LIMITS.itemQuantity
      ? t('common:quantity.most', { most: formatQuantity(LIMITS.itemQuantity) })
      : null;
  };
}

/** The rounded-up quantity; null if it stays unchanged. */
function roundUp(text: string, multiplier: number): number | null {
  const typedQuantity = parseQuantity(text);
  const next = typedQuantity === null ? null : roundUpToMultiplier(typedQuantity, multiplier);
  return next === typedQuantity ? null : next;
}

/** The typed text of a quantity field, its error, and what typing, steps and leaving the field do. */
export function useQuantityInput(props: QuantityInput) {
  const { value, onChange } = props;
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [rejected, setRejected] = useState(props.rejected ?? '');
  const [roundedOnBlur, setRoundedOnBlur] = useState<number | null>(null);
  const [isChanged, setChanged] = useState(false);
  const multiplier = getMinimumQuantity(props.multiplier);
  const explainInvalid = useExplainInvalid();
  const rounded = typed === null ? roundedOnBlur : roundUp(typed, multiplier);
  const change = (quantity: number | null) => {
    setChanged(true);
    onChange(quantity);
  };

  /** Explains why the current input is not a valid quantity. */
  const findError = () => {
    if (typed !== null) return typed.trim() === '' ? null : explainInvalid(typed);
    if (value !== null) return null;
    if (props.rejectedReason && rejected === props.rejected) return props.rejectedReason;
    return explainInvalid(rejected) ?? t('common:quantity.multiple', { multiplier });
  };
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    if (typed.trim() === '') return;
    const isQuantity = explainInvalid(typed) === null;
    setRoundedOnBlur(isQuantity ? rounded : null);
    if (!isQuantity) setRejected(typed);
    const next = isQuantity ? (rounded ?? parseQuantity(typed)) : null;
    if (next !== value) change(next);
  };
  const step = (steps: number) => {
    setTyped(null);
    setRoundedOnBlur(null);
    const from = value === null ? 0 : roundUpToMultiplier(value, multiplier);
    change(roundUpToMultiplier(from + steps * multiplier, multiplier));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(null);
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    }
  };
  return {
    text: typed ?? (value === null ? rejected : String(value)),
    multiplier,
    /** The quantity that the input is rounded up to; null if it stays unchanged. */
    rounded,
    error: findError(),
    /** Whether the quantity has changed and nothing is being typed. */
    hasNewQuantity: isChanged && typed === null,
    step,
    inputProps: {
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
      onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
      onBlur: commit,
      onKeyDown,
    },
  };
}
