import { Button, Stack, Text } from '@mantine/core';
import { type QueryKey, skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { useNotify } from '../../ui/feedback/use-notify';
import { SelectionBar } from '../../ui/list/SelectionBar';
import classes from './bulk-action-bar.module.css';
import { type DoubtfulLine, useDoubtsConfirmation } from './PriceDoubts';
import { RejectDialog } from './RejectDialog';
import { type BulkActionRow, useBulkAction } from './use-bulk-action';

/** Query of the lines whose prices are confirmed before a step. */
export type DoubtsQuery = Pick<UseQueryOptions<DoubtfulLine[]>, 'queryKey' | 'queryFn'>;

export interface BulkStep {
  id: string;
  /** Label of the button and of the confirmation dialog. */
  label: string;
  /** The selected rows that allow the step. */
  rows: readonly BulkActionRow[];
  /** Content of the confirmation dialog: the step and its rows. */
  confirmation: ReactNode;
  /** Whether the step takes a reason, which the customers read. */
  needsReason?: boolean;
  /** Reads the lines whose prices the user confirms first. */
  doubts?: DoubtsQuery;
  /** Returns the message about the number of changed rows. */
  doneText: (done: number) => string;
}

export interface BulkActionBarProps {
  selected: number;
  steps: readonly BulkStep[];
  /** Query keys of the affected lists. */
  lists: readonly QueryKey[];
  onClear: () => void;
}

/** Bulk actions for the selected rows of a queue, each with a confirmation; errors stay visible, success is notified. */
export function BulkActionBar({ selected, steps, lists, onClear }: BulkActionBarProps) {
  const bulkAction = useBulkAction(lists);
  const [pendingStep, setPendingStep] = useState<BulkStep | null>(null);
  const [sentStep, setSentStep] = useState<BulkStep | null>(null);
  const notify = useNotify();
  const run = (step: BulkStep, reason: string) =>
    bulkAction.mutate(
      { rows: step.rows, reason },
      {
        onSuccess: ({ done, failures }) => {
          setSentStep(step);
          if (failures.length === 0) notify(step.doneText(done));
        },
        onSettled: () => {
          setPendingStep(null);
          onClear();
        },
      },
    );
  const outcome = bulkAction.data;
  const applicableSteps = steps.filter(({ rows }) => rows.length > 0);
  return (
    <>
      {outcome !== undefined && outcome.failures.length > 0 && !bulkAction.isPending && (
        <div className={classes.bulkOutcome}>
          <FeedbackAlert status="Fail">
            {sentStep?.doneText(outcome.done)}
            {outcome.failures.map(({ code, problem }) => (
              <div key={code}>
                {code}: <ProblemText error={problem} />
              </div>
            ))}
          </FeedbackAlert>
        </div>
      )}
      <SelectionBar count={selected} onClear={onClear}>
        {applicableSteps.map((step, index) => (
          <Button
            key={step.id}
            {...(index < applicableSteps.length - 1 ? { variant: 'default' } : {})}
            {...busyButtonProps(bulkAction.isPending)}
            onClick={() => setPendingStep(step)}
          >
            {step.label}
          </Button>
        ))}
      </SelectionBar>
      {pendingStep?.needsReason && (
        <RejectDialog
          opened
          onClose={() => setPendingStep(null)}
          title={pendingStep.label}
          label={pendingStep.label}
          busy={bulkAction.isPending}
          size="xl"
          onReject={(reason) => run(pendingStep, reason)}
        >
          <Text component="div">{pendingStep.confirmation}</Text>
        </RejectDialog>
      )}
      {pendingStep !== null && !pendingStep.needsReason && (
        <ConfirmStep
          step={pendingStep}
          busy={bulkAction.isPending}
          onClose={() => setPendingStep(null)}
          onConfirm={() => run(pendingStep, '')}
        />
      )}
    </>
  );
}

interface ConfirmStepProps {
  step: BulkStep;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** The confirmation of a step, with the prices that differ much from the usual ones. */
function ConfirmStep({ step: { label, confirmation, doubts }, busy, onClose, onConfirm }: ConfirmStepProps) {
  const query = useQuery<DoubtfulLine[]>(doubts ?? { queryKey: ['no doubts'], queryFn: skipToken });
  const check = useDoubtsConfirmation(query.data ?? []);
  const isChecking = doubts !== undefined && query.isLoading;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={label}
      confirmLabel={label}
      busy={busy || isChecking}
      size="xl"
      onConfirm={() => check.decide(onConfirm)}
    >
      <Stack gap="md">
        <div>{confirmation}</div>
        {query.isError && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
        )}
        {check.confirmation}
      </Stack>
    </ConfirmDialog>
  );
}
