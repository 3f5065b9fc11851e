import { getMinimumQuantity, parseQuantity, roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import { LIMITS } from '@cromia/domain/limits';
import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, useId, useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { Money } from './Money';
import classes from './QuantityStepper.module.css';

interface QuantityStepperProps {
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
  /** The product's code, for the accessible name. */
  productCode?: string;
  disabled?: boolean;
  /** Content of one package, and the quantity that its price is for. */
  content?: { qta: number; unitQty: number; um: string | null };
  /** Total of the row in EUR, when it has a price. */
  total?: number | null;
  /** That total where another cell displays it: it is only announced. */
  announcedTotal?: number | null;
  /**
   * In tables: the multiplier is announced to screen readers only, and displayed when it has changed the typed value.
   */
  compact?: boolean;
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

/** The quantity with the total of its row, for screen readers after a change. */
function useAnnouncement(quantity: number | null, total: number | null | undefined): string | null {
  const { t } = useTexts();
  const formats = useFormats();
  if (quantity === null) return null;
  return total === null || total === undefined
    ? t('common:quantity.changed', { quantity: formats.quantity(quantity) })
    : t('common:quantity.changedWithTotal', {
        quantity: formats.quantity(quantity),
        total: formats.money(total),
      });
}

/** The rounded-up quantity; null if it stays unchanged. */
function roundUp(text: string, multiplier: number): number | null {
  const typedQuantity = parseQuantity(text);
  const next = typedQuantity === null ? null : roundUpToMultiplier(typedQuantity, multiplier);
  return next === typedQuantity ? null : next;
}

/**
 * A quantity field with steps of the multiplier, which also accepts typing. Input is rounded up on blur; the rounding
 * is announced while typing, so that the layout does not shift under a pointer that moves to a button. Input that is
 * not a whole number stays in the field with an error. Escape restores the previous value.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, productCode, disabled = false, content, total, compact = false } = props;
  const { t } = useTexts();
  const { content: formatContent } = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const [rejected, setRejected] = useState(props.rejected ?? '');
  const [roundedOnBlur, setRoundedOnBlur] = useState<number | null>(null);
  const [isChanged, setChanged] = useState(false);
  const announcement = useAnnouncement(value, props.announcedTotal ?? total);
  const change = (quantity: number | null) => {
    setChanged(true);
    onChange(quantity);
  };
  const helpId = useId();
  const multiplier = getMinimumQuantity(props.multiplier);
  const explainInvalid = useExplainInvalid();

  /** Explains why the current input is not a valid quantity. */
  const findError = () => {
    if (typed !== null) return typed.trim() === '' ? null : explainInvalid(typed);
    if (value !== null) return null;
    if (props.rejectedReason && rejected === props.rejected) return props.rejectedReason;
    return explainInvalid(rejected) ?? t('common:quantity.multiple', { multiplier });
  };
  const error = findError();
  const rounded = typed === null ? roundedOnBlur : roundUp(typed, multiplier);

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
  const noteColor = rounded === null ? 'dimmed' : 'var(--mantine-color-text)';
  const textColor = error === null ? noteColor : 'danger';
  const Hint = compact ? VisuallyHidden : Fragment;
  const nameControl = (label: string) => (productCode === undefined ? label : `${label}: ${productCode}`);

  return (
    <div className={classes.quantity}>
      <div
        className={classes.stepper}
        data-disabled={disabled || undefined}
        data-invalid={error !== null || undefined}
      >
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          disabled={disabled || value === null || value <= multiplier}
          onClick={() => step(-1)}
          aria-label={nameControl(t('common:quantity.decrease'))}
        >
          <IconMinus size={16} aria-hidden />
        </ActionIcon>
        <input
          className={classes.input}
          inputMode="numeric"
          autoComplete="off"
          // Longer than any quantity, so that pasted text is never cut to another one.
          maxLength={40}
          disabled={disabled}
          value={typed ?? (value === null ? rejected : String(value))}
          aria-label={nameControl(t('common:quantity.label'))}
          aria-invalid={error !== null || undefined}
          aria-describedby={helpId}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          disabled={disabled}
          onClick={() => step(1)}
          aria-label={nameControl(t('common:quantity.increase'))}
        >
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      </div>
      {(content !== undefined || total !== undefined) && (
        <Text size="xs" c="dimmed" component="div">
          {content !== undefined && <>× {formatContent(content)}</>}
          {content !== undefined && total !== undefined && ' = '}
          {total !== undefined && <Money amount={total} fw={600} />}
        </Text>
      )}
      <VisuallyHidden role="status">{isChanged && typed === null && announcement}</VisuallyHidden>
      <Text id={helpId} size="xs" c={textColor} role="status">
        {error}
        {error === null &&
          rounded !== null &&
          t('common:quantity.rounded', { quantity: rounded, multiplier })}
        {error === null && rounded === null && multiplier > 1 && (
          <Hint>{t('common:quantity.multiple', { multiplier })}</Hint>
        )}
      </Text>
    </div>
  );
}
