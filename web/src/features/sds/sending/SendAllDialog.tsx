import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { choiceField, emailField } from '@cromia/domain/fields';
import { SDS_LANGUAGES } from '@cromia/domain/languages';
import { Button, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { SelectField } from '../../../ui/fields/SelectField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { createFormSchema, useServerErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { formatSdsLanguage } from '../language-names';
import { sendOrderSheets } from '../sds-queries';
import { EMAIL_FIELD_NAMES, EmailFields } from './EmailFields';
import { clearEmailDraft, hasTypedEmails, readEmailDraft } from './email-draft';
import { SendOutcome } from './SendOutcome';
import { useSendSheets } from './use-send-sheets';

const checkedSchema = z.object({ emails: z.array(emailField()), language: choiceField(SDS_LANGUAGES) });
const formSchema = createFormSchema(
  z.object({ emails: z.array(z.string()), language: z.string() }),
  (typed) => checkedSchema.safeParse(typed),
);

const FIELDS = ['language', ...EMAIL_FIELD_NAMES] as const;

interface SendAllDialogProps {
  prefix: RolePrefix;
  orderCode: string;
  customerCode: string | undefined;
  onClose: () => void;
}

/** Sends every sheet of an order in one language (section 5: the language must be chosen). */
export function SendAllDialog({ prefix, orderCode, customerCode, onClose }: SendAllDialogProps) {
  const { t, language: uiLanguage } = useTexts('sds');
  const subject = `order ${orderCode}`;
  const sending = useSendSheets(prefix, subject, (content: z.output<typeof checkedSchema>, key) =>
    sendOrderSheets(prefix, { orderCode, customerCode }, content, key),
  );
  const sendOnce = useSubmitOnce(sending);
  const close = () => {
    clearEmailDraft();
    onClose();
  };
  const initialValues = {
    emails: readEmailDraft(subject),
    language: SDS_LANGUAGES.find((sdsLanguage) => sdsLanguage === uiLanguage.toUpperCase()) ?? '',
  };
  const form = useZodForm(formSchema, initialValues);
  useServerErrors(form, sending.error, FIELDS);
  return (
    <FormDialog
      coversPhone
      isStored
      size="lg"
      title={t('sds:sendAll.title', { order: orderCode })}
      isDirty={() => hasTypedEmails(subject)}
      busy={sending.isPending}
      onClose={close}
    >
      {(requestClose) => (
        <form
          onSubmit={form.handleSubmit((content) => sendOnce(content, { onSuccess: clearEmailDraft }))}
          noValidate
        >
          <Stack gap="md">
            <Text size="sm">{t('sds:sendAll.text')}</Text>
            <SendOutcome sending={sending} />
            <SelectField
              control={form.control}
              name="language"
              label={t('sds:fields.language')}
              data={SDS_LANGUAGES.map((language) => ({
                value: language,
                label: formatSdsLanguage(language),
              }))}
              searchable
              allowDeselect={false}
              selectFirstOptionOnChange
              nothingFoundMessage={t('common:form.nothingFound')}
              required
            />
            <FormProvider {...form}>
              <EmailFields subject={subject} registered={{ prefix, customerCode, orderCode }} />
            </FormProvider>
            <DialogActions>
              <Button variant="default" onClick={requestClose}>
                {t('common:actions.close')}
              </Button>
              <Button
                type="submit"
                leftSection={<IconSend size={16} aria-hidden />}
                {...busyButtonProps(sending.isPending)}
              >
                {t('sds:sendAll.send')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
