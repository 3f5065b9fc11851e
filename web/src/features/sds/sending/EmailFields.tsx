import { LIMITS } from '@cromia/domain/limits';
import { ActionIcon, Button } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { TextField } from '../../../ui/form/TextField';
import classes from '../sds.module.css';
import { keepEmails } from './email-draft';

/** What a form that sends sheets holds at least. */
interface TypedEmails {
  emails: string[];
}

interface EmailFieldsProps {
  /** What is sent: the addresses typed for it are kept. */
  subject: string;
}

/** The addresses that sheets are sent to: one and as many more as wanted (section 2). */
export function EmailFields({ subject }: EmailFieldsProps) {
  const { t } = useTexts('sds');
  const form = useFormContext<TypedEmails>();
  const { control, watch, getValues } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      // Only what a person changes is kept.
      if (name?.startsWith('emails')) keepEmails(subject, getValues('emails'));
    });
    return unsubscribe;
  }, [watch, getValues, subject]);
  const emails = useWatch({ control, name: 'emails' });
  const change = (next: string[]) => form.setValue('emails', next, { shouldDirty: true });
  const remove = (index: number) => {
    change(emails.filter((_email, each) => each !== index));
    // Errors stand at places in the list, and those have moved.
    form.clearErrors('emails');
  };
  return (
    <div className={classes.emails}>
      {emails.map((_email, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is its place in the list
        <div key={index} className={classes.email}>
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
