import { Button } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../ui/feedback/use-notify';
import { SelectionBar } from '../../ui/list/SelectionBar';
import { BulkDecisionList } from './BulkDecisionList';
import classes from './bulk-action-bar.module.css';
import { type BulkActionRow, useBulkAction } from './use-bulk-action';

interface BatchStep {
  event: 'accept' | 'confirm' | 'ship' | 'invoice';
  /** Names of the status before and after the step. */
  before: string;
  after: string;
  /** The selected rows that allow the step. */
  rows: readonly BulkActionRow[];
}

interface BulkActionBarProps {
  selected: number;
  steps: readonly BatchStep[];
  /** Query keys of the affected lists. */
  lists: readonly QueryKey[];
  onClear: () => void;
}

/** Bulk actions for the selected rows of a queue, with one confirmation; errors stay visible, success is notified. */
export function BulkActionBar({ selected, steps, lists, onClear }: BulkActionBarProps) {
  const { t } = useTexts('backoffice');
  const batch = useBulkAction(lists);
  const { quantity } = useFormats();
  const [asked, setAsked] = useState<BatchStep | null>(null);
  const [sent, setSent] = useState<BatchStep['event']>('accept');
  const notify = useNotify();
  const doneText = (event: BatchStep['event'], done: number) =>
    t(`backoffice:batch.${event}.done`, { count: done, number: quantity(done) });
  const outcome = batch.data;
  const possible = steps.filter(({ rows }) => rows.length > 0);
  return (
    <>
      {outcome !== undefined && outcome.failures.length > 0 && !batch.isPending && (
        <div className={classes.batchOutcome}>
          <FeedbackAlert status="Fail">
            {doneText(sent, outcome.done)}
            {outcome.failures.map(({ code, problem }) => (
              <div key={code}>
                {code}: {t(`errors:${problem.code}`)}
              </div>
            ))}
          </FeedbackAlert>
        </div>
      )}
      <SelectionBar count={selected} onClear={onClear}>
        {possible.map((step, index) => (
          <Button
            key={step.event}
            {...(index < possible.length - 1 ? { variant: 'default' } : {})}
            {...busyButtonProps(batch.isPending)}
            onClick={() => setAsked(step)}
          >
            {t(`backoffice:batch.${step.event}.label`, { number: step.rows.length })}
          </Button>
        ))}
      </SelectionBar>
      {asked !== null && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(null)}
          title={t(`backoffice:batch.${asked.event}.label`, { number: asked.rows.length })}
          confirmLabel={t(`backoffice:batch.${asked.event}.label`, { number: asked.rows.length })}
          busy={batch.isPending}
          size="xl"
          onConfirm={() =>
            batch.mutate(asked.rows, {
              onSuccess: ({ done, failures }) => {
                setSent(asked.event);
                if (failures.length === 0) notify(doneText(asked.event, done));
              },
              onSettled: () => {
                setAsked(null);
                onClear();
              },
            })
          }
        >
          {t(`backoffice:batch.${asked.event}.text`)} {t('backoffice:orders.final')}
          <BulkDecisionList {...asked} />
        </ConfirmDialog>
      )}
    </>
  );
}
