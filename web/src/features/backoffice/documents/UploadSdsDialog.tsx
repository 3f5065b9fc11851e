import { SDS_LANGUAGES } from '@cromia/domain/languages';
import { RECIPES, SDS_SITES } from '@cromia/domain/sds/sds';
import { type SdsDocument, sdsUploadSchema } from '@cromia/domain/sds/upload';
import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { useNotify } from '../../../ui/feedback/use-notify';
import { DateField } from '../../../ui/form/DateField';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { useSendOnce } from '../../../ui/form/use-send-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { ownNameOfSdsLanguage, recipeText } from '../../sds';
import { usePublishSds } from './document-queries';
import { FileProblem } from './FileProblem';
import { UploadDialog } from './UploadDialog';

const FIELDS = ['site', 'serial', 'color', 'recipe', 'version', 'language', 'validFrom'] as const;

interface UploadSdsDialogProps {
  /** The version that gets another language; without it a sheet of its own. */
  of?: SdsDocument;
  onClose: () => void;
}

/** Publishes one safety data sheet: a new version, or another language of one that stands. */
export function UploadSdsDialog({ of, onClose }: UploadSdsDialogProps) {
  const { t } = useTexts('sds');
  const notify = useNotify();
  const publish = usePublishSds();
  const sendOnce = useSendOnce(publish);
  const [file, setFile] = useState<File | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const site = SDS_SITES.find((each) => each === of?.site);
  const form = useZodForm(sdsUploadSchema, {
    ...(site === undefined ? {} : { site }),
    serial: of?.serial ?? '',
    color: of?.color ?? '',
    recipe: of?.recipe ?? '01',
    version: String(of?.version ?? 1),
  });
  const { control } = form;
  const submit = form.handleSubmit((fields) => {
    if (file === null) return;
    sendOnce(
      { fields, file },
      {
        onSuccess: ({ serial, color, version }) => {
          notify(t('sds:documents.published', { sheet: `${serial}-${color}`, version }));
          onClose();
        },
        onError: (error) => showFieldErrors(form, asProblem(error), FIELDS),
      },
    );
  });
  const problem = publish.isError ? asProblem(publish.error) : null;
  const isFileRefused = problem?.errors.some(({ path }) => path === 'file') === true;
  const isShownAtField =
    isFileRefused || problem?.errors.some(({ path }) => FIELDS.some((field) => field === path)) === true;
  return (
    <UploadDialog
      title={t(of === undefined ? 'sds:documents.upload' : 'sds:documents.addLanguage')}
      text={t('sds:documents.uploadText')}
      outcome={problem !== null && !isShownAtField && <FileProblem problem={problem} />}
      accept="application/pdf,.pdf"
      fileLabel={t('sds:uploads.pdf')}
      file={file}
      onFile={(chosen) => {
        setFile(chosen);
        publish.reset();
      }}
      isFileMissing={isSubmitted && file === null}
      fileRefusal={isFileRefused && t('sds:uploads.pdfRefused')}
      confirm={t('sds:documents.publish')}
      busy={publish.isPending}
      onConfirm={() => {
        setSubmitted(true);
        void submit();
      }}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <SelectField
          control={control}
          name="site"
          label={t('sds:fields.site')}
          data={[...SDS_SITES]}
          allowDeselect={false}
          disabled={of !== undefined}
          required
        />
        <SelectField
          control={control}
          name="recipe"
          label={t('sds:columns.recipe')}
          data={Object.keys(RECIPES)
            .sort()
            .map((recipe) => ({ value: recipe, label: recipeText(recipe, t) }))}
          allowDeselect={false}
          disabled={of !== undefined}
          required
        />
        <TextField
          control={control}
          name="serial"
          label={t('sds:fields.serial')}
          autoComplete="off"
          disabled={of !== undefined}
          required
        />
        <TextField
          control={control}
          name="color"
          label={t('sds:fields.color')}
          autoComplete="off"
          disabled={of !== undefined}
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
          disabled={of !== undefined}
          errorWords={{ invalidField: t('sds:documents.versionGap') }}
          required
        />
        <SelectField
          control={control}
          name="language"
          label={t('sds:fields.language')}
          data={SDS_LANGUAGES.map((language) => ({
            value: language,
            label: `${language} · ${ownNameOfSdsLanguage(language)}`,
            disabled:
              of?.files.some((each) => each.language === language && each.withdrawnOn === null) === true,
          }))}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('common:form.nothingFound')}
          required
        />
        {of === undefined && (
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
    </UploadDialog>
  );
}
