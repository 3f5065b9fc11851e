import { TDS_LANGUAGES } from '@cromia/domain/languages';
import {
  type TdsTechnicalProperties,
  TECHNICAL_FIELDS,
  type TechnicalField,
  tdsCompositionSchema,
} from '@cromia/domain/tds/technical';
import { VOC_CATEGORIES } from '@cromia/domain/tds/voc';
import { Button, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { z } from 'zod';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { StaleNotice } from '../../../ui/feedback/StaleNotice';
import { useNotify } from '../../../ui/feedback/use-notify';
import { NumberField } from '../../../ui/fields/NumberField';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { getNativeLanguageName } from '../../../ui/LanguagePicker';
import { useComposeTds } from './document-queries';

type FormInput = z.input<typeof tdsCompositionSchema>;
type FormOutput = z.output<typeof tdsCompositionSchema>;
type FormControl = Control<FormInput, unknown, FormOutput>;

/** Units of the numeric fields; fields without one are texts. */
const UNITS: Partial<Record<TechnicalField, string>> = {
  density: 'kg/l',
  solidsByWeight: '%',
  solidsByVolume: '%',
  potLifeHours: 'h',
  touchDryMinutes: 'min',
  recoatHours: 'h',
  resalt: 'm²/l',
  resakg: 'm²/kg',
  voc: 'g/l',
  storageFrom: '°C',
  storageTo: '°C',
};
/** Units of ranges. */
const RANGES: Partial<Record<TechnicalField, string>> = { gloss: 'GU', dryFilm: 'µm' };
/** Fields that default to the catalogue's values. */
const CATALOGUE_FIELDS: readonly TechnicalField[] = [
  'density',
  'resalt',
  'resakg',
  'diluent',
  'shelfLifeMonths',
];
const FORM_PATHS = TECHNICAL_FIELDS.map((field) => `technical.${field}` as const);

interface ComposeTdsFormProps {
  found: TdsTechnicalProperties;
  /** Called when the form starts or stops having unpublished changes. */
  onDirty: (isDirty: boolean) => void;
  /** Discards the input and reloads the data that a colleague has changed. */
  onReload: () => void;
  onCancel: () => void;
  onClose: () => void;
}

/** The technical data of a serial with their units, and the languages that the sheet is composed in. */
export function ComposeTdsForm({ found, onDirty, onReload, onCancel, onClose }: ComposeTdsFormProps) {
  const { t } = useTexts('tds');
  const notify = useNotify();
  const compose = useComposeTds();
  const sendOnce = useSubmitOnce(compose);
  const { serial, technical, versions, version } = found;
  const composed = versions.filter(({ isComposed }) => isComposed).map(({ language }) => language);
  const uploaded = versions.filter(({ isComposed }) => !isComposed).map(({ language }) => language);
  const form = useZodForm(tdsCompositionSchema, { serial, technical, languages: composed, version });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty && !compose.isPending), [onDirty, isDirty, compose.isPending]);
  const { control } = form;
  const problem = compose.isError ? toApiProblem(compose.error) : null;
  const submit = form.handleSubmit((composition) =>
    sendOnce(composition, {
      onSuccess: (published) => {
        notify(t('tds:compose.done', { count: published.length, serial }));
        onClose();
      },
      onError: (error) => showFieldErrors(form, toApiProblem(error), FORM_PATHS),
    }),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
          {TECHNICAL_FIELDS.map((field) => (
            <TechnicalInput key={field} control={control} field={field} />
          ))}
        </SimpleGrid>
        <LanguageCheckboxes control={control} />
        {uploaded.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('tds:compose.uploaded', { languages: uploaded.join(', ') })}
          </Text>
        )}
        {problem !== null && (
          <FeedbackAlert status="Fail">
            {problem.code === 'Conflict' ? (
              <StaleNotice problem={problem} onReload={onReload} />
            ) : (
              <ProblemText error={problem} />
            )}
          </FeedbackAlert>
        )}
        <FormErrorSummary control={form.control} />
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" {...busyButtonProps(compose.isPending)}>
            {t('tds:compose.open')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

function TechnicalInput({ control, field }: { control: FormControl; field: TechnicalField }) {
  const { t } = useTexts('tds');
  const name = `technical.${field}` as const;
  const label = t(`tds:compose.fields.${field}`);
  const help = CATALOGUE_FIELDS.includes(field) ? { help: t('tds:compose.catalogue') } : {};
  const errorWords = field === 'voc' ? { errorWords: { invalidField: t('tds:compose.vocTooHigh') } } : {};
  if (field === 'vocCategory') {
    const data = VOC_CATEGORIES.map((category) => ({ value: category, label: `A/${category}` }));
    return (
      <SelectField
        control={control}
        name={name}
        label={label}
        placeholder={t('tds:compose.none')}
        data={data}
        clearable
        clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
      />
    );
  }
  const unit = field === 'shelfLifeMonths' ? t('tds:compose.months') : UNITS[field];
  if (unit !== undefined)
    return (
      <NumberField
        control={control}
        name={name}
        label={`${label} (${unit})`}
        decimalScale={3}
        {...help}
        {...errorWords}
      />
    );
  const range = RANGES[field];
  if (range !== undefined)
    return (
      <TextField
        control={control}
        name={name}
        label={`${label} (${range})`}
        help={t('tds:compose.range')}
        autoComplete="off"
      />
    );
  return <TextField control={control} name={name} label={label} autoComplete="off" {...help} />;
}

function LanguageCheckboxes({ control }: { control: FormControl }) {
  const { t } = useTexts('tds');
  const { field, fieldState } = useController({ control, name: 'languages' });
  return (
    <Checkbox.Group
      label={t('tds:compose.languages')}
      value={field.value}
      onChange={(chosen) => field.onChange(TDS_LANGUAGES.filter((language) => chosen.includes(language)))}
      error={fieldState.error && t('errors:fields.choose', { label: t('tds:compose.languages') })}
      withAsterisk
    >
      <Group gap="md" mt="xs">
        {TDS_LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            value={language}
            label={`${language} · ${getNativeLanguageName(language)}`}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
