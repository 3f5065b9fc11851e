import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { BulkActionBar, type BulkActionBarProps } from '../../../desk';
import { type BulkDecision, BulkDecisionList } from './BulkDecisionList';

interface OrderBulkBarProps extends Omit<BulkActionBarProps, 'steps'> {
  decisions: readonly BulkDecision[];
}

/** Buttons for bulk decisions on the selected orders or requests; the confirmation lists them with their sums. */
export function OrderBulkBar({ decisions, ...bar }: OrderBulkBarProps) {
  const { t } = useTexts('desk', 'orders-desk');
  const { quantity } = useFormats();
  return (
    <BulkActionBar
      {...bar}
      steps={decisions.map((decision) => ({
        id: decision.event,
        label: t(`desk:batch.${decision.event}.label`, { number: decision.rows.length }),
        rows: decision.rows,
        needsReason: decision.event === 'reject',
        ...(decision.doubts && { doubts: decision.doubts }),
        confirmation: (
          <>
            {t(`desk:batch.${decision.event}.text`)} {t('orders-desk:final')}
            <BulkDecisionList {...decision} />
          </>
        ),
        doneText: (done) => t(`desk:batch.${decision.event}.done`, { count: done, number: quantity(done) }),
      }))}
    />
  );
}
