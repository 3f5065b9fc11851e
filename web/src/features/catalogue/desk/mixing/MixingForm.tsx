import {
  MIXING_BASES,
  type Mixing,
  mixingInputSchema,
  type SerialMixing,
} from '@cromia/domain/catalogue/mixing';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Paper, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { toApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../../ui/feedback/ProblemText';
import { StaleNotice } from '../../../../ui/feedback/StaleNotice';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { NumberField } from '../../../../ui/fields/NumberField';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { FormErrorSummary } from '../../../../ui/form/FormErrorSummary';
import { showFieldErrors, useZodForm } from '../../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../../ui/leaving/LeaveGuard';
import { useSetMixing } from './mixing-queries';

const formSchema = z.object({ mixing: mixingInputSchema });

const FIELDS = [
  'mixing.hardenerSerial',
  'mixing.baseParts',
  'mixing.hardenerParts',
  'mixing.by',
  'mixing.thinnerSerial',
  'mixing.thinnerPercent',
] as const;

/** The form values of stored mixing data. */
function toFormValues({ mixing }: SerialMixing) {
  return {
    mixing: {
      hardenerSerial: mixing?.hardenerSerial ?? '',
      baseParts: mixing?.baseParts ?? ('' as const),
      hardenerParts: mixing?.hardenerParts ?? ('' as const),
      by: mixing?.by ?? 'WEIGHT',
      thinnerSerial: mixing?.thinnerSerial ?? '',
      thinnerPercent: mixing?.thinnerPercent ?? ('' as const),
    },
  };
}

interface MixingFormProps {
  stored: SerialMixing;
  /** Discards the input and reloads the data that a colleague has changed. */
  onReload: () => void;
}

/** The form for the hardener and thinner of one serial. */
export function MixingForm({ stored, onReload }: MixingFormProps) {
  const { t } = useTexts('catalogue', 'catalogue-desk');
  const notify = useNotify();
  // The form is based on this version, whatever is fetched meanwhile.
  const [version, setVersion] = useState(stored.version);
  const setMixing = useSetMixing({ productClass: stored.productClass, serial: stored.serial });
  const form = useZodForm(formSchema, toFormValues(stored));
  const { control } = form;
  const problem = setMixing.isError && !setMixing.isPending ? toApiProblem(setMixing.error) : null;
  const save = (mixing: Mixing | null) =>
    setMixing.mutate(
      { version, mixing },
      {
        onSuccess: (saved) => {
          setVersion(saved.version);
          form.reset(toFormValues(saved));
          notify(t('catalogue-desk:mixing.saved'));
        },
        onError: (error) => void showFieldErrors(form, toApiProblem(error), FIELDS),
      },
    );
  // react-hook-form tracks only the state that is read while rendering.
  const { isDirty } = form.formState;
  const serialErrors = { invalidField: t('catalogue-desk:mixing.unknown') };
  return (
    <Paper
      component="form"
      p="lg"
      maw={720}
      onSubmit={form.handleSubmit(({ mixing }) => save(mixing))}
      noValidate
    >
      <LeaveGuard isStored={false} when={() => isDirty} keepsForm={() => false} />
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField
            control={control}
            name="mixing.hardenerSerial"
            label={t('catalogue-desk:mixing.hardener')}
            errorWords={serialErrors}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={LIMITS.serial}
          />
          <SelectField
            control={control}
            name="mixing.by"
            label={t('catalogue-desk:mixing.by')}
            data={MIXING_BASES.map((basis) => ({ value: basis, label: t(`catalogue-desk:mixing.${basis}`) }))}
            allowDeselect={false}
          />
          <NumberField
            control={control}
            name="mixing.baseParts"
            label={t('catalogue-desk:mixing.baseParts')}
            decimalScale={2}
          />
          <NumberField
            control={control}
            name="mixing.hardenerParts"
            label={t('catalogue-desk:mixing.hardenerParts')}
            decimalScale={2}
          />
          <TextField
            control={control}
            name="mixing.thinnerSerial"
            label={t('catalogue-desk:mixing.thinner')}
            help={t('catalogue-desk:mixing.thinnerHelp')}
            optional
            errorWords={serialErrors}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={LIMITS.serial}
          />
          <NumberField
            control={control}
            name="mixing.thinnerPercent"
            label={t('catalogue:facet.dilution')}
            suffix=" %"
            decimalScale={2}
            max={100}
          />
        </SimpleGrid>
        <FormErrorSummary control={control} />
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
          {stored.mixing !== null && (
            <Button variant="default" onClick={() => save(null)} {...busyButtonProps(setMixing.isPending)}>
              {t('catalogue-desk:mixing.remove')}
            </Button>
          )}
          <Button type="submit" {...busyButtonProps(setMixing.isPending)}>
            {t('common:actions.save')}
          </Button>
        </DialogActions>
      </Stack>
    </Paper>
  );
}
