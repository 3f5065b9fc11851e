import { nullableNoteField, nullableTextField } from '@cromia/domain/fields';
import type { ProductLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Modal, Stack } from '@mantine/core';
import { z } from 'zod';
import { getProductLanguageName } from '../../../../i18n/languages';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import { TextAreaField } from '../../../../ui/fields/TextAreaField';
import { TextField } from '../../../../ui/fields/TextField';
import { FormErrorSummary } from '../../../../ui/form/FormErrorSummary';
import { useServerErrors, useZodForm } from '../../../../ui/form/use-zod-form';
import { CorrectionFailure } from './CorrectionFailure';
import type { CatalogueCorrection, SerialKey } from './catalogue-desk-queries';
import type { TranslatedField } from './translated-field';
import { useSaveCorrection } from './use-save-correction';

interface TextsDialogProps {
  serial: SerialKey;
  language: ProductLanguage;
  fields: readonly TranslatedField[];
  onClose: () => void;
  /** @param texts the changed texts by field name */
  buildCorrection: (texts: Record<string, string | null>) => CatalogueCorrection;
}

const FIELDS = ['shortDescription', 'longDescription', 'colorDescription'] as const;

const textsSchema = z.object({
  shortDescription: nullableTextField().optional(),
  longDescription: nullableNoteField(LIMITS.longText).optional(),
  colorDescription: nullableTextField().optional(),
});

/** Corrects the texts of one language. */
export function TextsDialog({ serial, language, fields, onClose, buildCorrection }: TextsDialogProps) {
  const { t } = useTexts('catalogue-desk');
  const { save, isBusy, error } = useSaveCorrection(serial, onClose);
  const form = useZodForm(
    textsSchema,
    Object.fromEntries(fields.map(({ name, texts }) => [name, texts[language] ?? ''])),
  );
  useServerErrors(form, error, FIELDS);
  const submit = form.handleSubmit((values) => {
    const changed = fields.flatMap(({ name, texts }) => {
      const text = values[name] || null;
      return text === (texts[language] ?? null) ? [] : [[name, text] as const];
    });
    if (changed.length === 0) onClose();
    else save(buildCorrection(Object.fromEntries(changed)));
  });
  return (
    <Modal
      closeOnClickOutside={false}
      opened
      onClose={onClose}
      size="lg"
      title={t('catalogue-desk:texts.of', { language: getProductLanguageName(language) })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {fields.map(({ name, label, isLong }) =>
            isLong ? (
              <TextAreaField
                key={name}
                control={form.control}
                name={name}
                label={label}
                max={LIMITS.longText}
                autosize
                minRows={4}
                maxRows={14}
                lang={language}
              />
            ) : (
              <TextField
                key={name}
                control={form.control}
                name={name}
                label={label}
                autoComplete="off"
                lang={language}
              />
            ),
          )}
          <FormErrorSummary control={form.control} />
          <CorrectionFailure error={error} />
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('common:actions.cancel')}
            </Button>
            <Button type="submit" {...busyButtonProps(isBusy)}>
              {t('common:actions.save')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}
