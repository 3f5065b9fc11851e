import { TDS_LANGUAGES } from '@cromia/domain/languages';
import { tdsUploadSchema } from '@cromia/domain/tds/upload';
import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { useNotify } from '../../../ui/feedback/use-notify';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { getNativeLanguageName } from '../../../ui/LanguagePicker';
import { FileProblem, UploadDialog, UploadFileField } from '../../sds';
import { usePublishTds } from './document-queries';

const FIELDS = ['serial', 'color', 'language'] as const;

/** Publishes the next version of a technical data sheet, which replaces the composed one. */
export function UploadTdsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('sds', 'tds');
  const notify = useNotify();
  const publish = usePublishTds();
  const sendOnce = useSubmitOnce(publish);
  const [file, setFile] = useState<File | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useZodForm(tdsUploadSchema, { serial: '', color: '' });
  const { isDirty } = form.formState;
  const submit = form.handleSubmit((fields) => {
    if (file === null) return;
    sendOnce(
      { fields, file },
      {
        onSuccess: ({ serial, color, version }) => {
          const sheet = color === null ? serial : `${serial}-${color}`;
          notify(t('sds:documents.published', { sheet, version }));
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
      title={t('tds:documents.upload')}
      text={t('tds:documents.uploadText')}
      outcome={problem !== null && !hasErrorAtField && <FileProblem problem={problem} />}
      confirm={t('sds:documents.publish')}
      busy={publish.isPending}
      isDirty={file !== null || isDirty}
      onConfirm={() => {
        setSubmitted(true);
        void submit();
      }}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextField
          control={form.control}
          name="serial"
          label={t('sds:fields.serial')}
          autoComplete="off"
          errorWords={{ invalidField: t('sds:documents.unknownProduct') }}
          required
        />
        <TextField
          control={form.control}
          name="color"
          label={t('sds:fields.color')}
          help={t('tds:documents.colorHelp')}
          autoComplete="off"
          errorWords={{ invalidField: t('sds:documents.unknownProduct') }}
        />
        <SelectField
          control={form.control}
          name="language"
          label={t('sds:fields.language')}
          data={TDS_LANGUAGES.map((language) => ({
            value: language,
            label: `${language} · ${getNativeLanguageName(language)}`,
          }))}
          allowDeselect={false}
          required
        />
      </SimpleGrid>
      <UploadFileField
        label={t('sds:uploads.pdf')}
        accept="application/pdf,.pdf"
        file={file}
        onFile={(chosen) => {
          setFile(chosen);
          publish.reset();
        }}
        isMissing={isSubmitted && file === null}
        rejection={isFileRejected && t('sds:uploads.pdfRefused')}
      />
    </UploadDialog>
  );
}
