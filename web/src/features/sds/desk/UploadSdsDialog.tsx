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
  of?: SdsDocument;
  onClose: () => void;
}

/** The languages of a version, and of earlier versions where it lacks them. */
function languagesOf({ files, earlierLanguages }: SdsDocument): SdsLanguage[] {
  const own = files.filter(({ withdrawnOn }) => withdrawnOn === null);
  return [...own, ...earlierLanguages].map(({ language }) => language);
}

/** The versions of the sheet that the form identifies, and the one with the entered number. */
function useVersions({ control }: SdsForm, of: SdsDocument | undefined) {
  const [site, serial, color, recipe, typed] = useWatch({
    control,
    name: ['site', 'serial', 'color', 'recipe', 'version'],
  });
  const named = keySchema.safeParse({ site, serial, color, recipe });
  const [key] = useDebouncedValue(JSON.stringify(named.data ?? null), LIMITS.debounceMs);
  const found = useQuery(
    sdsVersionsQuery(of === undefined ? (keySchema.safeParse(JSON.parse(key)).data ?? null) : null),
  );
  const versions = found.data ?? [];
  const version = Number(typed);
  const standing = of ?? versions.find((each) => each.version === version && each.withdrawnOn === null);
  const newest = versions.find(({ withdrawnOn }) => withdrawnOn === null);
  const proposed =
    found.data &&
    (getNextSdsVersion(
      versions.map((each) => ({ version: each.version, isWithdrawn: each.withdrawnOn !== null })),
    ) ??
      1);
  return { standing, newest, proposed };
}

/** Publishes a safety data sheet in one or several languages: a new version, or more languages of an existing one. */
export function UploadSdsDialog({ of, onClose }: UploadSdsDialogProps) {
  const { t } = useTexts('sds');
  const notify = useNotify();
  const publish = usePublishSds();
  const sendOnce = useSubmitOnce(publish);
  const [rows, setRows] = useState<SdsFileRow[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const site = SDS_SITES.find((each) => each === of?.site);
  const form = useZodForm(formSchema, {
    ...(site === undefined ? {} : { site }),
    serial: of?.serial ?? '',
    color: of?.color ?? '',
    recipe: of?.recipe ?? '01',
    version: of === undefined ? '' : String(of.version),
  });
  const { isDirty, dirtyFields } = form.formState;
  const { standing, newest, proposed } = useVersions(form, of);
  const isNumbered = of !== undefined || dirtyFields.version === true;
  useEffect(() => {
    if (!isNumbered && proposed !== undefined) form.resetField('version', { defaultValue: String(proposed) });
  }, [form, isNumbered, proposed]);
  const taken = new Set(
    standing?.files.filter(({ withdrawnOn }) => withdrawnOn === null).map(({ language }) => language),
  );
  const open = rows.filter(({ isPublished }) => !isPublished);
  const ready = open.flatMap(({ file, language }) => (language === null ? [] : [{ file, language }]));
  const isComplete =
    ready.length === open.length &&
    new Set(ready.map(({ language }) => language)).size === ready.length &&
    !ready.some(({ language }) => taken.has(language));
  const submit = form.handleSubmit((fields) => {
    if (ready.length === 0 || !isComplete) return;
    sendOnce(
      {
        fields,
        files: ready,
        onPublished: (language) =>
          setRows((before) =>
            before.map((row) => (row.language === language ? { ...row, isPublished: true } : row)),
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
  const isShownAtField =
    isFileRejected || problem?.errors.some(({ path }) => FIELDS.some((field) => field === path)) === true;
  return (
    <UploadDialog
      title={t(of === undefined ? 'sds:documents.upload' : 'sds:documents.addLanguage')}
      text={t('sds:documents.uploadText')}
      outcome={problem !== null && !isShownAtField && <FileProblem problem={problem} />}
      confirm={t('sds:documents.publish')}
      busy={publish.isPending}
      isDirty={open.length > 0 || (isDirty && rows.length === 0)}
      onConfirm={() => {
        setSubmitted(true);
        void submit();
      }}
      onClose={onClose}
    >
      <SheetFields form={form} isNamed={of !== undefined || open.length < rows.length} />
      <SdsFileRows
        rows={rows}
        onChange={(next) => {
          setRows(next);
          publish.reset();
        }}
        taken={taken}
        isSubmitted={isSubmitted}
        refusal={isFileRejected && t('sds:uploads.pdfRefused')}
      />
      {standing === undefined && newest !== undefined && rows.length > 0 && (
        <MissingLanguages newest={newest} rows={rows} />
      )}
    </UploadDialog>
  );
}

/** Warns of languages of the previous version that the new one lacks. */
function MissingLanguages({ newest, rows }: { newest: SdsDocument; rows: readonly SdsFileRow[] }) {
  const { t } = useTexts('sds');
  const missing = languagesOf(newest).filter((language) => !rows.some((row) => row.language === language));
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

/** The fields of sheet and version. @param isNamed whether they are fixed */
function SheetFields({ form, isNamed }: { form: SdsForm; isNamed: boolean }) {
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
        disabled={isNamed}
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
        disabled={isNamed}
        required
      />
      <TextField
        control={control}
        name="serial"
        label={t('sds:fields.serial')}
        autoComplete="off"
        disabled={isNamed}
        required
      />
      <TextField
        control={control}
        name="color"
        label={t('sds:fields.color')}
        autoComplete="off"
        disabled={isNamed}
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
        disabled={isNamed}
        errorWords={{ invalidField: t('sds:documents.versionGap') }}
        required
      />
      {!isNamed && (
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
