import type { User } from '@cromia/domain/accounts/login';
import { CONTACT_REQUEST_TYPES } from '@cromia/domain/contact/contact-request';
import { LIMITS } from '@cromia/domain/limits';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Button, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { RadioField } from '../../ui/fields/RadioField';
import { TextAreaField } from '../../ui/fields/TextAreaField';
import { TextField } from '../../ui/fields/TextField';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary';
import { RequiredLegend } from '../../ui/form/RequiredLegend';
import { useSubmitOnce } from '../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../ui/form/use-zod-form';
import { useIsPrerendered } from '../../ui/use-is-prerendered';
import {
  createContactFormSchema,
  EMPTY_CONTACT_REQUEST,
  readContactDraft,
  saveContactDraft,
} from './contact-form';
import classes from './styles.module.css';
import { useSendContactRequest } from './use-send-contact-request';

interface ContactFormProps {
  /** The sender; null for a visitor, who enters name and e-mail. */
  user: User | null;
  /** @param email The address to which the staff replies. */
  onSent: (email: string) => void;
}

/** The contact form (sections 2 and 5): a reason, a message, and for visitors also name and e-mail. */
export function ContactForm({ user, onSent }: ContactFormProps) {
  const { t, language } = useTexts('contact');
  const schema = useMemo(() => createContactFormSchema(user === null, language), [user, language]);
  const isPrerendered = useIsPrerendered();
  const [initialValues] = useState(() => (isPrerendered ? EMPTY_CONTACT_REQUEST : readContactDraft()));
  const form = useZodForm(schema, initialValues);
  const contact = useSendContactRequest();
  const sendOnce = useSubmitOnce(contact);
  const { control } = form;
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name: changedField }) => {
      if (changedField !== undefined) saveContactDraft(form.getValues());
    });
    return unsubscribe;
  }, [form]);

  const submit = form.handleSubmit((values) =>
    sendOnce(values, {
      onSuccess: () => {
        saveContactDraft(null);
        onSent(user?.username ?? form.getValues('email').trim());
      },
      onError: (error) =>
        void showFieldErrors(form, toApiProblem(error), ['requestType', 'request', 'name', 'email']),
    }),
  );
  const name = user && ([user.firstname, user.lastname].filter(Boolean).join(' ') || user.username);
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {contact.isError && !contact.isPending && (
        <FeedbackAlert status="Fail">
          <ProblemText error={contact.error} />
        </FeedbackAlert>
      )}
      <RequiredLegend />
      <RadioField
        control={control}
        name="requestType"
        label={t('contact:fields.requestType')}
        required
        options={CONTACT_REQUEST_TYPES.map((type) => ({ value: type, label: t(`contact:types.${type}`) }))}
      />
      <TextAreaField
        control={control}
        name="request"
        label={t('contact:fields.request')}
        help={t('contact:fields.requestHelp')}
        required
        autosize
        minRows={5}
        maxRows={14}
        max={LIMITS.contactRequest}
      />
      {user === null ? (
        <div className={classes.pair}>
          <TextField
            control={control}
            name="name"
            label={t('contact:fields.name')}
            autoComplete="name"
            required
          />
          <TextField
            control={control}
            name="email"
            label={t('contact:fields.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </div>
      ) : (
        <Text size="sm">{t('contact:asUser', { name: name ?? '', email: formatEmail(user.username) })}</Text>
      )}
      {/* Honeypot: invisible and unreachable for people, but bots fill it in. */}
      <div className={classes.honeypot} aria-hidden="true">
        <label>
          {t('contact:fields.reference')}
          <input {...form.register('contactReference')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormErrorSummary control={form.control} />
      <div className={classes.submit}>
        <Button type="submit" size="md" {...busyButtonProps(contact.isPending)}>
          {t('contact:send')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('contact:privacy')}
        </Text>
      </div>
    </form>
  );
}
