import { Button } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../ui/feedback/use-notify';
import { SelectionBar } from '../../ui/list/SelectionBar';
import classes from './bulk-action-bar.module.css';
import { type BulkActionRow, useBulkAction } from './use-bulk-action';

export interface BulkStep {
  id: string;
  /** Label of its button and of its confirmation. */
  label: string;
  /** The selected rows that allow the step. */
  rows: readonly BulkActionRow[];
  /** What the confirmation says about the step and its rows. */
  confirmation: ReactNode;
  /** Message about the rows that were changed. */
  doneText: (done: number) => string;
}

export interface BulkActionBarProps {
  selected: number;
  steps: readonly BulkStep[];
  /** Query keys of the affected lists. */
  lists: readonly QueryKey[];
  onClear: () => void;
}

/** Bulk actions for the selected rows of a queue, with one confirmation; errors stay visible, success is notified. */
export function BulkActionBar({ selected, steps, lists, onClear }: BulkActionBarProps) {
  const { t } = useTexts();
  const batch = useBulkAction(lists);
  const [pending, setPending] = useState<BulkStep | null>(null);
  const [sent, setSent] = useState<BulkStep | null>(null);
  const notify = useNotify();
  const outcome = batch.data;
  const possible = steps.filter(({ rows }) => rows.length > 0);
  return (
    <>
      {outcome !== undefined && outcome.failures.length > 0 && !batch.isPending && (
        <div className={classes.batchOutcome}>
          <FeedbackAlert status="Fail">
            {sent?.doneText(outcome.done)}
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
            key={step.id}
            {...(index < possible.length - 1 ? { variant: 'default' } : {})}
            {...busyButtonProps(batch.isPending)}
            onClick={() => setPending(step)}
          >
            {step.label}
          </Button>
        ))}
      </SelectionBar>
      {pending !== null && (
        <ConfirmDialog
          opened
          onClose={() => setPending(null)}
          title={pending.label}
          confirmLabel={pending.label}
          busy={batch.isPending}
          size="xl"
          onConfirm={() =>
            batch.mutate(pending.rows, {
              onSuccess: ({ done, failures }) => {
                setSent(pending);
                if (failures.length === 0) notify(pending.doneText(done));
              },
              onSettled: () => {
                setPending(null);
                onClear();
              },
            })
          }
        >
          {pending.confirmation}
        </ConfirmDialog>
      )}
    </>
  );
}
