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
  /** The product's code, for the accessible name. */
  of?: string;
  disabled?: boolean;
  /** Content of one unit, as 20 and `kg`. */
  content?: { quantity: number; unit: string | null };
  /** Total of the row in EUR, when it has a price. */
  total?: number | null;
  /** In tables: the multiplier is only announced to screen readers, and shown when it has changed the typed value. */
  compact?: boolean;
}

/** Why a text is no quantity; null if it is one, or can be rounded up to one. */
function useReasonOf() {
  const { t } = useTexts();
  const { quantity: written } = useFormats();
  return (text: string): string | null => {
    const quantity = parseQuantity(text);
    if (text.trim() === '') return t('common:quantity.missing');
    if (quantity === null) return t('common:quantity.whole');
    return quantity > LIMITS.itemQuantity
      ? t('common:quantity.most', { most: written(LIMITS.itemQuantity) })
      : null;
  };
}

/** The rounded-up quantity; null if it stays unchanged. */
function roundedUp(text: string, multiplier: number): number | null {
  const wanted = parseQuantity(text);
  const next = wanted === null ? null : roundUpToMultiplier(wanted, multiplier);
  return next === wanted ? null : next;
}

/**
 * A quantity field with steps of the multiplier, which also accepts typing. Input is rounded up on blur, but explained
 * while typing, so that nothing moves below a pointer that leaves the field for a button. Input that is no whole number
 * stays in the field with an error. Escape restores the previous value.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, of, disabled = false, content, total, compact = false } = props;
  const { t } = useTexts();
  const { quantity: written } = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const [rejected, setRejected] = useState(props.rejected ?? '');
  const [settled, setSettled] = useState<number | null>(null);
  const helpId = useId();
  const multiplier = getMinimumQuantity(props.multiplier);
  const reasonOf = useReasonOf();

  /** Why the current input is no quantity. */
  const reason = () => {
    if (typed !== null) return typed.trim() === '' ? null : reasonOf(typed);
    return value === null ? (reasonOf(rejected) ?? t('common:quantity.multiple', { multiplier })) : null;
  };
  const wrong = reason();
  const rounded = typed === null ? settled : roundedUp(typed, multiplier);

  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    if (typed.trim() === '') return;
    const isQuantity = reasonOf(typed) === null;
    setSettled(isQuantity ? rounded : null);
    if (!isQuantity) setRejected(typed);
    const next = isQuantity ? (rounded ?? parseQuantity(typed)) : null;
    if (next !== value) onChange(next);
  };
  const move = (steps: number) => {
    setTyped(null);
    setSettled(null);
    const from = value === null ? 0 : roundUpToMultiplier(value, multiplier);
    onChange(roundUpToMultiplier(from + steps * multiplier, multiplier));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') settle();
    if (event.key === 'Escape') setTyped(null);
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      move(event.key === 'ArrowUp' ? 1 : -1);
    }
  };
  const note = rounded === null ? 'dimmed' : 'var(--mantine-color-text)';
  const tone = wrong === null ? note : 'danger';
  const Hint = compact ? VisuallyHidden : Fragment;
  const named = (label: string) => (of === undefined ? label : `${label}: ${of}`);

  return (
    <div className={classes.quantity}>
      <div
        className={classes.stepper}
        data-disabled={disabled || undefined}
        data-invalid={wrong !== null || undefined}
      >
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          disabled={disabled || value === null || value <= multiplier}
          onClick={() => move(-1)}
          aria-label={named(t('common:quantity.decrease'))}
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
          aria-label={named(t('common:quantity.label'))}
          aria-invalid={wrong !== null || undefined}
          aria-describedby={helpId}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          disabled={disabled}
          onClick={() => move(1)}
          aria-label={named(t('common:quantity.increase'))}
        >
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      </div>
      {(content !== undefined || total !== undefined) && (
        <Text size="xs" c="dimmed" component="div">
          {content !== undefined && <>× {written(content.quantity, content.unit)}</>}
          {content !== undefined && total !== undefined && ' = '}
          {total !== undefined && <Money amount={total} fw={600} />}
        </Text>
      )}
      <Text id={helpId} size="xs" c={tone} role="status">
        {wrong}
        {wrong === null &&
          rounded !== null &&
          t('common:quantity.rounded', { quantity: rounded, multiplier })}
        {wrong === null && rounded === null && multiplier > 1 && (
          <Hint>{t('common:quantity.multiple', { multiplier })}</Hint>
        )}
      </Text>
    </div>
  );
}
