import { type DocumentType, EMAIL_FIELDS } from '@cromia/domain/customers/document-recipients';
import { isRepeatedEmail } from '@cromia/domain/customers/profile-fields';
import { LIMITS } from '@cromia/domain/limits';
import { ActionIcon, Button, Checkbox, Stack } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Translate } from '../../../../i18n/keys';
import { useTexts } from '../../../../i18n/use-texts';
import { TextField } from '../../../../ui/fields/TextField';
import type { CompanyFormValues, ContactFormValues } from '../company-form-values';
import classes from '../styles.module.css';
import { addEmail, chooseRecipient, removeEmail } from './recipients';

/** Formats a contact as name and kind, or only its kind while the name is empty. */
export function formatContactName(contact: ContactFormValues, index: number, t: Translate): string {
  const name = `${contact.firstName} ${contact.lastName}`.trim();
  const kinds = ['activation:contacts.purchasing', 'activation:contacts.administrative'] as const;
  const kind = kinds[index] ?? 'activation:contacts.additional';
  return name === '' ? t(kind) : `${name} · ${t(kind)}`;
}

interface DocumentEmailsProps {
  type: DocumentType;
  title: string;
}

/** The recipients of a document type: one of the contacts, or up to three e-mails (sections 4 and 5). */
export function DocumentEmails({ type, title }: DocumentEmailsProps) {
  const { t } = useTexts('activation');
  const form = useFormContext<CompanyFormValues>();
  const { control } = form;
  const emailsField = EMAIL_FIELDS[type];
  const emails = useWatch({ control, name: emailsField });
  const { assigned } = useWatch({ control, name: `assignments.${type}` });
  const contacts = useWatch({ control, name: 'contacts' });
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <Stack gap={8}>
        {contacts.map((contact, index) => (
          <Checkbox
            key={contact.code}
            label={formatContactName(contact, index, t)}
            checked={assigned === contact.code}
            onChange={({ currentTarget }) =>
              chooseRecipient(form, type, currentTarget.checked ? contact.code : null)
            }
          />
        ))}
      </Stack>
      {emails.map((_email, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies an e-mail field
        <div key={index} className={classes.email} data-row>
          <TextField
            control={control}
            name={`${emailsField}.${index}`}
            label={t('activation:documents.email', { number: index + 1 })}
            type="email"
            inputMode="email"
            autoComplete="off"
            required={index === 0}
            disabled={index === 0 && assigned !== null}
            errorWords={{
              invalidField: t(
                isRepeatedEmail(emails, index)
                  ? 'activation:errors.repeatedEmail'
                  : 'accounts:errors.username',
              ),
            }}
            optional={index > 0}
          />
          {emails.length > LIMITS.documentEmailsMin && (
            <ActionIcon
              variant="default"
              size={36}
              onClick={() => removeEmail(form, type, index)}
              aria-label={t('activation:documents.remove', { number: index + 1, document: title })}
            >
              <IconMinus size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {emails.length < LIMITS.documentEmailsMax && (
        <Button
          variant="subtle"
          className={classes.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => addEmail(form, type)}
          aria-label={t('activation:documents.addTo', { document: title })}
        >
          {t('activation:documents.add')}
        </Button>
      )}
    </fieldset>
  );
}
