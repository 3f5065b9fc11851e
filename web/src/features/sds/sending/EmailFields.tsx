import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { LIMITS } from '@cromia/domain/limits';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { TextField } from '../../../ui/fields/TextField';
import { recipientsQuery } from '../sds-queries';
import classes from '../styles.module.css';
import { saveEmailDraft } from './email-draft';

/** The minimum values of a form that sends sheets. */
interface TypedEmails {
  emails: string[];
}

/** The customer or order whose registered recipients are suggested. */
export interface RecipientsSource {
  prefix: RolePrefix;
  customerCode: string | undefined;
  orderCode: string | undefined;
}

/** The names of the fields, for the errors that the server reports. */
export const EMAIL_FIELD_NAMES = Array.from(
  { length: LIMITS.sdsRecipients },
  (_field, index) => `emails.${index}` as const,
);

interface EmailFieldsProps {
  /** Identifies what is sent, for the draft of the typed addresses. */
  subject: string;
  registered: RecipientsSource;
}

/** The e-mail addresses of one or more recipients (section 2). */
export function EmailFields({ subject, registered }: EmailFieldsProps) {
  const { t } = useTexts('sds');
  const form = useFormContext<TypedEmails>();
  const { control, watch, getValues } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      // Only user changes are stored.
      if (name?.startsWith('emails')) saveEmailDraft(subject, getValues('emails'));
    });
    return unsubscribe;
  }, [watch, getValues, subject]);
  const emails = useWatch({ control, name: 'emails' });
  const change = (next: string[]) => form.setValue('emails', next, { shouldDirty: true });
  const remove = (index: number) => {
    change(emails.filter((_email, other) => other !== index));
    // Errors refer to list indexes, which have changed.
    form.clearErrors('emails');
  };
  const { prefix, ...source } = registered;
  const suggested = useQuery(recipientsQuery(prefix, source)).data?.emails ?? [];
  const isTyped = (email: string) =>
    emails.some((other) => other.trim().toLowerCase() === email.toLowerCase());
  const missing = suggested.filter((email) => !isTyped(email));
  const hasMaximum = emails.filter((email) => email.trim() !== '').length >= LIMITS.sdsRecipients;
  const add = (email: string) => {
    change([...emails.filter((other) => other.trim() !== ''), email]);
    form.clearErrors('emails');
  };
  return (
    <div className={classes.emails}>
      {missing.length > 0 && !hasMaximum && (
        <div className={classes.registered}>
          <Text size="sm" c="dimmed" id="registered-recipients">
            {t('sds:send.registered')}
          </Text>
          <ul className={classes.choices} aria-labelledby="registered-recipients">
            {missing.map((email) => (
              <li key={email}>
                <Button
                  variant="default"
                  size="compact-sm"
                  leftSection={<IconPlus size={14} aria-hidden />}
                  onClick={() => add(email)}
                >
                  {formatEmail(email)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {emails.map((_email, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail field is identified by its position
        <div key={index} className={classes.email} data-row>
          <TextField
            control={control}
            name={`emails.${index}`}
            label={t('sds:send.email', { number: index + 1 })}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            errorWords={{ invalidField: t('sds:send.emailError') }}
          />
          {emails.length > 1 && (
            <ActionIcon
              variant="default"
              size={36}
              onClick={() => remove(index)}
              aria-label={t('sds:send.remove', { number: index + 1 })}
            >
              <IconMinus size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {emails.length < LIMITS.sdsRecipients && (
        <Button
          variant="subtle"
          style={{ justifySelf: 'start' }}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => change([...emails, ''])}
        >
          {t('sds:send.add')}
        </Button>
      )}
    </div>
  );
}
