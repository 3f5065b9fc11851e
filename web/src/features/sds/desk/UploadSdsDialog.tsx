import { dateField } from '@cromia/domain/fields';
import { formatSdsLanguageCode, type SdsLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { RECIPES, SDS_SITES } from '@cromia/domain/sds/sheet';
import { getNextSdsVersion, type SdsDocument, sdsUploadSchema } from '@cromia/domain/sds/upload';
import { SimpleGrid } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../ui/feedback/use-notify';
import { DateField } from '../../../ui/fields/DateField';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { formatRecipe } from '../use-sds-columns';
import { sdsVersionsQuery, usePublishSds } from './document-queries';
import { FileProblem } from './publishing/FileProblem';
import { UploadDialog } from './publishing/UploadDialog';
import { type SdsFileRow, SdsFileRows } from './SdsFileRows';

const formSchema = sdsUploadSchema.omit({ language: true }).extend({
  // An emptied date is null.
  validFrom: dateField()
    .nullish()
    .transform((day) => day ?? undefined),
});
const keySchema = formSchema.pick({ site: true, serial: true, color: true, recipe: true });
const FIELDS = ['site', 'serial', 'color', 'recipe', 'version', 'validFrom'] as const;

type SdsForm = UseFormReturn<z.input<typeof formSchema>, unknown, z.output<typeof formSchema>>;

interface UploadSdsDialogProps {
  /** The version that gets further languages; without it, a new version is published. */
  document?: SdsDocument;
  onClose: () => void;
}

/** Lists the languages of a version, including those that only earlier versions have. */
function listCoveredLanguages({ files, earlierLanguages }: SdsDocument): SdsLanguage[] {
  const current = files.filter(({ withdrawnOn }) => withdrawnOn === null);
  return [...current, ...earlierLanguages].map(({ language }) => language);
}

/** The versions of the sheet that the form identifies, and the one with the entered number. */
function useVersions({ control }: SdsForm, document: SdsDocument | undefined) {
  const [site, serial, color, recipe, typed] = useWatch({
    control,
    name: ['site', 'serial', 'color', 'recipe', 'version'],
  });
  const identified = keySchema.safeParse({ site, serial, color, recipe });
  const [key] = useDebouncedValue(JSON.stringify(identified.data ?? null), LIMITS.debounceMs);
  const found = useQuery(
    sdsVersionsQuery(document === undefined ? (keySchema.safeParse(JSON.parse(key)).data ?? null) : null),
  );
  const versions = found.data ?? [];
  const version = Number(typed);
  const existing =
    document ?? versions.find((candidate) => candidate.version === version && candidate.withdrawnOn === null);
  const newest = versions.find(({ withdrawnOn }) => withdrawnOn === null);
  const proposed =
    found.data &&
    (getNextSdsVersion(
      versions.map((candidate) => ({
        version: candidate.version,
        isWithdrawn: candidate.withdrawnOn !== null,
      })),
    ) ??
      1);
  return { standing: existing, newest, proposed };
}

/** Publishes a safety data sheet in one or several languages: a new version, or more languages of an existing one. */
export function UploadSdsDialog({ document, onClose }: UploadSdsDialogProps) {
  const { t } = useTexts('sds');
  const notify = useNotify();
  const publish = usePublishSds();
  const sendOnce = useSubmitOnce(publish);
  const [rows, setRows] = useState<SdsFileRow[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const site = SDS_SITES.find((candidate) => candidate === document?.site);
  const form = useZodForm(formSchema, {
    ...(site === undefined ? {} : { site }),
    serial: document?.serial ?? '',
    color: document?.color ?? '',
    recipe: document?.recipe ?? '01',
    version: document === undefined ? '' : String(document.version),
  });
  const { isDirty, dirtyFields } = form.formState;
  const { standing: existing, newest, proposed } = useVersions(form, document);
  const hasFixedVersion = document !== undefined || dirtyFields.version === true;
  useEffect(() => {
    if (!hasFixedVersion && proposed !== undefined)
      form.resetField('version', { defaultValue: String(proposed) });
  }, [form, hasFixedVersion, proposed]);
  const usedLanguages = new Set(
    existing?.files.filter(({ withdrawnOn }) => withdrawnOn === null).map(({ language }) => language),
  );
  const unpublished = rows.filter(({ isPublished }) => !isPublished);
  const ready = unpublished.flatMap(({ file, language }) => (language === null ? [] : [{ file, language }]));
  const isComplete =
    ready.length === unpublished.length &&
    new Set(ready.map(({ language }) => language)).size === ready.length &&
    !ready.some(({ language }) => usedLanguages.has(language));
  const submit = form.handleSubmit((fields) => {
    if (ready.length === 0 || !isComplete) return;
    sendOnce(
      {
        fields,
        files: ready,
        onPublished: (language) =>
          setRows((previous) =>
            previous.map((row) => (row.language === language ? { ...row, isPublished: true } : row)),
          ),
      },
      {
        onSuccess: () => {
          const { serial, color, version } = fields;
          notify(t('sds:documents.published', { sheet: `${serial}-${color}`, version }));
          onClose();
        },
        onError: (error) => showFieldErrors(form, toApiProblem(error), FIELDS),
      },
    );
  });
  const problem = publish.isError ? toApiProblem(publish.error) : null;
  const isFileRejected = problem?.errors.some(({ path }) => path === 'file') === true;
  const hasErrorAtField =
    isFileRejected || problem?.errors.some(({ path }) => FIELDS.some((field) => field === path)) === true;
  return (
    <UploadDialog
      title={t(document === undefined ? 'sds:documents.upload' : 'sds:documents.addLanguage')}
      text={t('sds:documents.uploadText')}
      outcome={problem !== null && !hasErrorAtField && <FileProblem problem={problem} />}
      confirm={t('sds:documents.publish')}
      busy={publish.isPending}
      isDirty={unpublished.length > 0 || (isDirty && rows.length === 0)}
      onConfirm={() => {
        setSubmitted(true);
        void submit();
      }}
      onClose={onClose}
    >
      <SheetFields form={form} areKeysFixed={document !== undefined || unpublished.length < rows.length} />
      <SdsFileRows
        rows={rows}
        onChange={(next) => {
          setRows(next);
          publish.reset();
        }}
        usedLanguages={usedLanguages}
        isSubmitted={isSubmitted}
        rejection={isFileRejected && t('sds:uploads.pdfRefused')}
      />
      {existing === undefined && newest !== undefined && rows.length > 0 && (
        <MissingLanguages newest={newest} rows={rows} />
      )}
      <FormErrorSummary control={form.control} />
    </UploadDialog>
  );
}

/** Warns of languages of the previous version that the new one lacks. */
function MissingLanguages({ newest, rows }: { newest: SdsDocument; rows: readonly SdsFileRow[] }) {
  const { t } = useTexts('sds');
  const missing = listCoveredLanguages(newest).filter(
    (language) => !rows.some((row) => row.language === language),
  );
  if (missing.length === 0) return null;
  return (
    <FeedbackAlert status="WarningDismissable">
      {t('sds:documents.fewerLanguages', {
        languages: missing.map(formatSdsLanguageCode).join(', '),
        version: newest.version,
      })}
    </FeedbackAlert>
  );
}

/** The fields of the sheet and its version. @param areKeysFixed whether they are disabled */
function SheetFields({ form, areKeysFixed }: { form: SdsForm; areKeysFixed: boolean }) {
  const { t } = useTexts('sds');
  const { control } = form;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <SelectField
        control={control}
        name="site"
        label={t('sds:fields.site')}
        data={[...SDS_SITES]}
        allowDeselect={false}
        disabled={areKeysFixed}
        required
      />
      <SelectField
        control={control}
        name="recipe"
        label={t('sds:columns.recipe')}
        data={Object.keys(RECIPES)
          .sort()
          .map((recipe) => ({ value: recipe, label: formatRecipe(recipe, t) }))}
        allowDeselect={false}
        disabled={areKeysFixed}
        required
      />
      <TextField
        control={control}
        name="serial"
        label={t('sds:fields.serial')}
        autoComplete="off"
        disabled={areKeysFixed}
        required
      />
      <TextField
        control={control}
        name="color"
        label={t('sds:fields.color')}
        autoComplete="off"
        disabled={areKeysFixed}
        errorWords={{ invalidField: t('sds:documents.unknownProduct') }}
        required
      />
      <TextField
        control={control}
        name="version"
        label={t('sds:columns.version')}
        help={t('sds:documents.versionHelp')}
        inputMode="numeric"
        autoComplete="off"
        disabled={areKeysFixed}
        errorWords={{ invalidField: t('sds:documents.versionGap') }}
        required
      />
      {!areKeysFixed && (
        <DateField
          control={control}
          name="validFrom"
          label={t('sds:documents.validFrom')}
          help={t('sds:documents.validFromHelp')}
          errorWords={{ invalidField: t('sds:documents.validFromRange') }}
          clearable
        />
      )}
    </SimpleGrid>
  );
}
