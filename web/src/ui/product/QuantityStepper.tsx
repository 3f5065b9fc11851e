import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus, type TablerIcon } from '@tabler/icons-react';
import { Fragment, useId } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { Money } from './Money';
import classes from './QuantityStepper.module.css';
import { type QuantityInput, useQuantityInput } from './use-quantity-input';

interface QuantityStepperProps extends QuantityInput {
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

interface StepButtonProps {
  label: string;
  icon: TablerIcon;
  disabled: boolean;
  onClick: () => void;
}

function StepButton({ label, icon: Icon, disabled, onClick }: StepButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      disabled={disabled}
      onClick={onClick}
      aria-label={label}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}

/** The content of the packages and the total of the row. */
function RowTerms({
  content,
  total,
}: {
  content: QuantityStepperProps['content'];
  total: QuantityStepperProps['total'];
}) {
  const { content: formatContent } = useFormats();
  if (content === undefined && total === undefined) return null;
  return (
    <Text size="xs" c="dimmed" component="div">
      {content !== undefined && <>× {formatContent(content)}</>}
      {content !== undefined && total !== undefined && ' = '}
      {total !== undefined && <Money amount={total} fw={600} />}
    </Text>
  );
}

/**
 * A quantity field with steps of the multiplier, which also accepts typing. Input is rounded up on blur; the rounding
 * is announced while typing, so that the layout does not shift under a pointer that moves to a button. Input that is
 * not a whole number stays in the field with an error. Escape restores the previous value.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, productCode, disabled = false, content, total, compact = false } = props;
  const { t } = useTexts();
  const { text, multiplier, rounded, error, hasNewQuantity, step, inputProps } = useQuantityInput(props);
  const announcement = useAnnouncement(value, props.announcedTotal ?? total);
  const helpId = useId();
  const noteColor = rounded === null ? 'dimmed' : 'var(--mantine-color-text)';
  const Hint = compact ? VisuallyHidden : Fragment;
  const nameControl = (label: string) => (productCode === undefined ? label : `${label}: ${productCode}`);

  return (
    <div className={classes.quantity}>
      <div
        className={classes.stepper}
        data-disabled={disabled || undefined}
        data-invalid={error !== null || undefined}
      >
        <StepButton
          label={nameControl(t('common:quantity.decrease'))}
          icon={IconMinus}
          disabled={disabled || value === null || value <= multiplier}
          onClick={() => step(-1)}
        />
        <input
          className={classes.input}
          inputMode="numeric"
          autoComplete="off"
          // Longer than any quantity, so that pasted text is never cut to another one.
          maxLength={40}
          disabled={disabled}
          value={text}
          aria-label={nameControl(t('common:quantity.label'))}
          aria-invalid={error !== null || undefined}
          aria-describedby={helpId}
          {...inputProps}
        />
        <StepButton
          label={nameControl(t('common:quantity.increase'))}
          icon={IconPlus}
          disabled={disabled}
          onClick={() => step(1)}
        />
      </div>
      <RowTerms content={content} total={total} />
      <VisuallyHidden role="status">{hasNewQuantity && announcement}</VisuallyHidden>
      <Text id={helpId} size="xs" c={error === null ? noteColor : 'danger'} role="status">
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
