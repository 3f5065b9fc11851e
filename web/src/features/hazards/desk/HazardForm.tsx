import { type Contradiction, findContradictions } from '@cromia/domain/hazards/checks';
import { type Hazard, PACKING_GROUPS } from '@cromia/domain/hazards/hazard';
import type { SerialHazard } from '@cromia/domain/hazards/hazard-desk';
import { PICTOGRAMS, SIGNAL_WORDS } from '@cromia/domain/hazards/pictograms';
import { formatSignalWord } from '@cromia/domain/hazards/signal-words';
import { Button, Checkbox, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { DANGER_BUTTON_PROPS } from '../../../ui/feedback/danger-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { StaleNotice } from '../../../ui/feedback/StaleNotice';
import { useNotify } from '../../../ui/feedback/use-notify';
import { NumberField } from '../../../ui/fields/NumberField';
import { SelectField } from '../../../ui/fields/SelectField';
import { SwitchField } from '../../../ui/fields/SwitchField';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { TextField } from '../../../ui/fields/TextField';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { Pictograms } from '../label/Pictograms';
import { CompletionFields } from './CompletionFields';
import { useSetHazard } from './hazard-desk-queries';
import { hazardFormSchema, type TypedHazard, toFormValues } from './hazard-form';
import { SubstanceNameFields } from './SubstanceNameFields';

type HazardControl = Control<TypedHazard, unknown, Hazard>;

function PictogramChoice({ control }: { control: HazardControl }) {
  const { t } = useTexts('hazards', 'hazards-desk');
  const { field } = useController({ control, name: 'pictograms' });
  return (
    <Checkbox.Group label={t('hazards-desk:fields.pictograms')} value={field.value} onChange={field.onChange}>
      <Group gap="md" mt={4}>
        {PICTOGRAMS.map((pictogram) => (
          <Checkbox
            key={pictogram}
            value={pictogram}
            label={
              <Group gap={4} wrap="nowrap">
                <Pictograms pictograms={[pictogram]} size="line" />
                {pictogram}
              </Group>
            }
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

function LabelFields({ control }: { control: HazardControl }) {
  const { t, language } = useTexts('hazards-desk');
  const codeErrors = (example: string) => ({
    invalidField: t('hazards-desk:invalidCodes', { example }),
  });
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        {t('hazards-desk:label')}
      </Title>
      <SelectField
        control={control}
        name="signalWord"
        label={t('hazards-desk:fields.signalWord')}
        data={SIGNAL_WORDS.map((word) => ({
          value: word,
          label: formatSignalWord(word, language) ?? t('hazards-desk:fields.noWord'),
        }))}
        allowDeselect={false}
        maw={320}
      />
      <PictogramChoice control={control} />
      <TextField
        control={control}
        name="hStatements"
        label={t('hazards-desk:fields.hStatements')}
        help={t('hazards-desk:help.codes')}
        errorWords={codeErrors('H226 H317')}
        optional
      />
      <TextField
        control={control}
        name="euhStatements"
        label={t('hazards-desk:fields.euhStatements')}
        help={t('hazards-desk:help.codes')}
        errorWords={codeErrors('EUH066 EUH208')}
        optional
      />
      <TextField
        control={control}
        name="pStatements"
        label={t('hazards-desk:fields.pStatements')}
        help={t('hazards-desk:help.codes')}
        errorWords={codeErrors('P210 P305+P351+P338')}
        optional
      />
      <CompletionFields control={control} />
      <TextAreaField
        control={control}
        name="contains"
        label={t('hazards-desk:fields.contains')}
        help={t('hazards-desk:help.names')}
        optional
        autosize
      />
      <SubstanceNameFields control={control} />
      <TextField
        control={control}
        name="ufi"
        label={t('hazards-desk:fields.ufi')}
        errorWords={{ invalidField: t('hazards-desk:invalidUfi') }}
        optional
        maw={320}
      />
      <SwitchField
        control={control}
        name="professionalOnly"
        label={t('hazards-desk:fields.professionalOnly')}
      />
      <SwitchField control={control} name="diisocyanates" label={t('hazards-desk:fields.diisocyanates')} />
    </Stack>
  );
}

function TransportFields({ control }: { control: HazardControl }) {
  const { t } = useTexts('hazards-desk');
  const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value || '–' }));
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        {t('hazards-desk:transport')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField
          control={control}
          name="unNumber"
          label={t('hazards-desk:fields.unNumber')}
          help={t('hazards-desk:help.unNumber')}
          optional
        />
        <TextField
          control={control}
          name="properShippingName"
          label={t('hazards-desk:fields.properShippingName')}
          optional
        />
        <TextField
          control={control}
          name="transportClass"
          label={t('hazards-desk:fields.transportClass')}
          optional
        />
        <SelectField
          control={control}
          name="packingGroup"
          label={t('hazards-desk:fields.packingGroup')}
          data={toOptions(['', ...PACKING_GROUPS])}
          allowDeselect={false}
          optional
        />
        <TextField control={control} name="tunnelCode" label={t('hazards-desk:fields.tunnelCode')} optional />
        <SelectField
          control={control}
          name="transportCategory"
          label={t('hazards-desk:fields.transportCategory')}
          data={toOptions(['', '0', '1', '2', '3', '4'])}
          allowDeselect={false}
          optional
        />
        <NumberField
          control={control}
          name="limitedQuantity"
          label={t('hazards-desk:fields.limitedQuantity')}
          decimalScale={3}
          optional
        />
      </SimpleGrid>
      <SwitchField
        control={control}
        name="environmentallyHazardous"
        label={t('hazards-desk:fields.environmentallyHazardous')}
      />
    </Stack>
  );
}

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
  const notify = useNotify();
  const find = (from: SerialHazard) =>
    color === null ? from : (from.colors.find((candidate) => candidate.color === color) ?? from);
  const own = find(stored);
  // The form is based on this version, whatever is fetched meanwhile.
  const [version, setVersion] = useState(own.version);
  const [contradictions, setContradictions] = useState<Contradiction[]>([]);
  const [isRemoving, setRemoving] = useState(false);
  const setHazard = useSetHazard(stored, color);
  const form = useZodForm(hazardFormSchema, toFormValues(own.hazard ?? stored.hazard));
  const { control } = form;
  const problem = setHazard.isError && !setHazard.isPending ? toApiProblem(setHazard.error) : null;
  const save = (hazard: Hazard | null) => {
    const found = hazard === null ? [] : findContradictions(hazard);
    setContradictions(found);
    if (found.length > 0) return;
    setHazard.mutate(
      { version, hazard },
      {
        onSuccess: (saved) => {
          const next = find(saved);
          setVersion(next.version);
          form.reset(toFormValues(next.hazard ?? saved.hazard));
          notify(t(hazard === null ? 'hazards-desk:removed' : 'hazards-desk:saved'));
          onSaved(saved);
        },
      },
    );
  };
  // react-hook-form tracks only the state that is read while rendering.
  const { isDirty } = form.formState;
  return (
    <Paper component="form" p="lg" maw={820} onSubmit={form.handleSubmit(save)} noValidate>
      <LeaveGuard isStored={false} when={() => isDirty} keepsForm={() => false} />
      <Stack gap="lg">
        {own.hazard === null && (
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
          {own.hazard !== null && (
            <Button
              {...DANGER_BUTTON_PROPS}
              onClick={() => setRemoving(true)}
              {...busyButtonProps(setHazard.isPending)}
            >
              {t('hazards-desk:remove')}
            </Button>
          )}
          <Button type="submit" {...busyButtonProps(setHazard.isPending)}>
            {t('common:actions.save')}
          </Button>
        </DialogActions>
      </Stack>
      <ConfirmDialog
        opened={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false);
          save(null);
        }}
        title={t('hazards-desk:remove')}
        confirmLabel={t('hazards-desk:remove')}
        dangerous
      >
        {t('hazards-desk:removeText')}
      </ConfirmDialog>
    </Paper>
  );
}
