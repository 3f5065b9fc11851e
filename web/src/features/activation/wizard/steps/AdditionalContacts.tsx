import { getNextContactCode } from '@cromia/domain/customers/customer';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Group, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../i18n/use-texts';
import { type CompanyFormValues, createEmptyContact, NAMED_CONTACT_COUNT } from '../company-form-values';
import classes from '../styles.module.css';
import { ContactFields } from './ContactFields';
import { WizardSection } from './WizardSection';

/** The contacts besides those for purchasing and administration, at most 500 (section 5). */
export function AdditionalContacts() {
  const { t } = useTexts('activation');
  const { control, getValues } = useFormContext<CompanyFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' });
  const addContact = () => {
    const contacts = getValues('contacts');
    const code = getNextContactCode(contacts.map((contact) => contact.code));
    append(createEmptyContact(code, contacts[0]?.phonePrefix ?? ''));
  };
  return (
    <WizardSection title={t('activation:sections.additionalContacts')}>
      {fields.slice(NAMED_CONTACT_COUNT).map((field, position) => (
        <div
          key={field.id}
          className={classes.card}
          data-row
          role="group"
          aria-label={t('activation:contacts.name', { number: position + 1 })}
        >
          <Group justify="space-between">
            <Text fw={550}>{t('activation:contacts.name', { number: position + 1 })}</Text>
            <Button
              variant="subtle"
              color="danger"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => remove(position + NAMED_CONTACT_COUNT)}
              aria-label={t('activation:contacts.remove', { number: position + 1 })}
            >
              {t('common:actions.remove')}
            </Button>
          </Group>
          <ContactFields index={position + NAMED_CONTACT_COUNT} />
        </div>
      ))}
      {fields.length < LIMITS.listEntries + NAMED_CONTACT_COUNT && (
        <Button
          variant="default"
          className={classes.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={addContact}
        >
          {t('activation:actions.addContact')}
        </Button>
      )}
    </WizardSection>
  );
}
