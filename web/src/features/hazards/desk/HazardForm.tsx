import type { Contradiction } from '@cromia/domain/hazards/checks';
import type { SerialHazard } from '@cromia/domain/hazards/hazard-desk';
import { Button, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { DANGER_BUTTON_PROPS } from '../../../ui/feedback/danger-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { StaleNotice } from '../../../ui/feedback/StaleNotice';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { LabelFields } from './LabelFields';
import { TransportFields } from './TransportFields';
import { useHazardForm } from './use-hazard-form';

function ContradictionList({ contradictions }: { contradictions: readonly Contradiction[] }) {
  const { t } = useTexts('hazards-desk');
  return (
    <FeedbackAlert status="Fail" title={t('hazards-desk:contradictions')}>
      {contradictions.map(({ field, reason, expected }) => (
        <Text size="sm" key={`${field} ${reason}`}>
          {t(`hazards-desk:reason.${reason}`, { expected: expected.join(', ') || '–' })}
        </Text>
      ))}
    </FeedbackAlert>
  );
}

interface HazardFormProps {
  stored: SerialHazard;
  /** The colour whose exception is edited; null for the whole serial. */
  color: string | null;
  /** Called with the stored assessment, after a message. */
  onSaved: (saved: SerialHazard) => void;
  /** Discards the input and reloads the data that a colleague has changed. */
  onReload: () => void;
}

/** The form for the assessment of a serial, or for the exception of one of its colours. */
export function HazardForm({ stored, color, onSaved, onReload }: HazardFormProps) {
  const { t } = useTexts('hazards-desk');
  const { form, ownHazard, contradictions, problem, save, isSaving } = useHazardForm(stored, color, onSaved);
  const { control } = form;
  // react-hook-form tracks only the state that is read while rendering.
  const { isDirty } = form.formState;
  return (
    <Paper component="form" p="lg" maw={820} onSubmit={form.handleSubmit(save)} noValidate>
      <LeaveGuard isStored={false} when={() => isDirty} keepsForm={() => false} />
      <Stack gap="lg">
        {ownHazard === null && (
          <Text size="sm" c="dimmed">
            {t(color === null ? 'hazards-desk:notAssessed' : 'hazards-desk:inherits')}
          </Text>
        )}
        <LabelFields control={control} />
        <TransportFields control={control} />
        <FormErrorSummary control={control} />
        {contradictions.length > 0 && <ContradictionList contradictions={contradictions} />}
        {problem !== null && (
          <FeedbackAlert status="Fail">
            {problem.code === 'Conflict' ? (
              <StaleNotice problem={problem} onReload={onReload} />
            ) : (
              <ProblemText error={problem} />
            )}
          </FeedbackAlert>
        )}
        <DialogActions>
          {ownHazard !== null && <RemoveHazard onRemove={() => save(null)} isSaving={isSaving} />}
          <Button type="submit" {...busyButtonProps(isSaving)}>
            {t('common:actions.save')}
          </Button>
        </DialogActions>
      </Stack>
    </Paper>
  );
}

/** The button that removes an assessment after a confirmation. */
function RemoveHazard({ onRemove, isSaving }: { onRemove: () => void; isSaving: boolean }) {
  const { t } = useTexts('hazards-desk');
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button {...DANGER_BUTTON_PROPS} onClick={() => setConfirming(true)} {...busyButtonProps(isSaving)}>
        {t('hazards-desk:remove')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onRemove();
        }}
        title={t('hazards-desk:remove')}
        confirmLabel={t('hazards-desk:remove')}
        dangerous
      >
        {t('hazards-desk:removeText')}
      </ConfirmDialog>
    </>
  );
}
