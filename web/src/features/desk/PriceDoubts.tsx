import type { PriceDeviation } from '@cromia/domain/catalogue/price-deviation';
import { Checkbox, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import classes from './doubts.module.css';

/** Number of lines that a dialog lists. */
const MAX_LINES = 5;

/** Describes by how much a price differs from the terms and from the price last paid. */
function useDeviationTexts() {
  const { t } = useTexts('desk');
  const { percent: formatPercent, unitPrice } = useFormats();
  return (deviations: readonly PriceDeviation[]) =>
    deviations.map(({ from, percent, comparisonPrice }) =>
      t(`desk:doubts.${from}`, {
        percent: `${percent > 0 ? '+' : ''}${formatPercent(percent)}`,
        price: unitPrice(comparisonPrice),
      }),
    );
}

/** Marks a price that differs much from its comparison prices; renders nothing for a usual one. */
export function PriceMark({ deviations }: { deviations: readonly PriceDeviation[] }) {
  const describe = useDeviationTexts();
  return describe(deviations).map((text) => (
    <Text key={text} size="xs" c="warning" component="div" className={classes.doubt}>
      <IconAlertTriangle size={14} aria-hidden />
      <span>{text}</span>
    </Text>
  ));
}

/** A line whose price differs much from its comparison prices. */
export interface DoubtfulLine {
  /** The displayed product code. */
  product: string;
  deviations: readonly PriceDeviation[];
}

/** The lines whose prices are confirmed before a decision. */
function PriceDoubts({ lines }: { lines: readonly DoubtfulLine[] }) {
  const { t } = useTexts('desk');
  const { quantity } = useFormats();
  const describe = useDeviationTexts();
  return (
    <FeedbackAlert status="WarningDismissable" title={t('desk:doubts.title')}>
      <ul className={classes.lines}>
        {lines.slice(0, MAX_LINES).map(({ product, deviations }) => (
          <li key={product}>
            <strong>{product}</strong>: {describe(deviations).join('; ')}
          </li>
        ))}
        {lines.length > MAX_LINES && (
          <li>{t('desk:doubts.more', { number: quantity(lines.length - MAX_LINES) })}</li>
        )}
      </ul>
    </FeedbackAlert>
  );
}

/** Makes a decision wait until the user has confirmed its doubtful lines. */
export function useDoubtsConfirmation(lines: readonly DoubtfulLine[]) {
  const { t } = useTexts('desk');
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  return {
    /** The lines with the box that confirms them; null without doubts. */
    confirmation: lines.length > 0 && (
      <>
        <PriceDoubts lines={lines} />
        <Checkbox
          label={t('desk:doubts.confirm')}
          checked={isConfirmed}
          onChange={({ currentTarget }) => setIsConfirmed(currentTarget.checked)}
          error={isMissing && !isConfirmed ? t('desk:doubts.missing') : undefined}
        />
      </>
    ),
    /** Calls the function if the lines are confirmed; otherwise marks the box. */
    decide: (onConfirmed: () => void) => {
      const waits = lines.length > 0 && !isConfirmed;
      setIsMissing(waits);
      if (!waits) onConfirmed();
    },
  };
}
