import { minimumQuantity, roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, useId, useState } from 'react';
import { useFormats } from '../i18n/format';
import { useTexts } from '../i18n/use-texts';
import { Money } from './Money';
import classes from './QuantityStepper.module.css';

interface QuantityStepperProps {
  /** Units of the product's unit of sale. */
  value: number;
  /** The quantity must be a multiple of this, and no less (section 5); none means 1. */
  multiplier: number | null;
  onChange: (quantity: number) => void;
  /** What is counted, for those who cannot see the row: the product's code. */
  of?: string;
  disabled?: boolean;
  /** Content of one unit, as 20 and `kg`. */
  content?: { quantity: number; unit: string | null };
  /** Total of the row in EUR, when it has a price. */
  total?: number | null;
  /** In tables: the multiplier is told to those who cannot see, and shown only when it changed what was typed. */
  compact?: boolean;
}

/**
 * A quantity that moves by the multiplier and accepts typing. What is typed is rounded up on leaving, with a word
 * of explanation; Escape restores what was there.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, of, disabled = false, content, total, compact = false } = props;
  const { t } = useTexts();
  const { quantity: written } = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const [rounded, setRounded] = useState<number | null>(null);
  const helpId = useId();
  const multiplier = minimumQuantity(props.multiplier);

  const settle = () => {
    if (typed === null) return;
    const wanted = Number.parseInt(typed, 10);
    setTyped(null);
    if (Number.isNaN(wanted)) return;
    const next = roundUpToMultiplier(wanted, multiplier);
    setRounded(next === wanted ? null : next);
    if (next !== value) onChange(next);
  };
  const move = (steps: number) => {
    setTyped(null);
    setRounded(null);
    onChange(roundUpToMultiplier(roundUpToMultiplier(value, multiplier) + steps * multiplier, multiplier));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') settle();
    if (event.key === 'Escape') setTyped(null);
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      move(event.key === 'ArrowUp' ? 1 : -1);
    }
  };
  const Hint = compact ? VisuallyHidden : Fragment;
  const named = (label: string) => (of === undefined ? label : `${label}: ${of}`);

  return (
    <div className={classes.quantity}>
      <div className={classes.stepper} data-disabled={disabled || undefined}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          disabled={disabled || value <= multiplier}
          onClick={() => move(-1)}
          aria-label={named(t('common:quantity.decrease'))}
        >
          <IconMinus size={16} aria-hidden />
        </ActionIcon>
        <input
          className={classes.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          disabled={disabled}
          value={typed ?? String(value)}
          aria-label={named(t('common:quantity.label'))}
          aria-describedby={helpId}
          onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
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
      <Text id={helpId} size="xs" c={rounded === null ? 'dimmed' : 'warning'} role="status">
        {rounded !== null && t('common:quantity.rounded', { quantity: rounded, multiplier })}
        {rounded === null && multiplier > 1 && <Hint>{t('common:quantity.multiple', { multiplier })}</Hint>}
      </Text>
    </div>
  );
}
