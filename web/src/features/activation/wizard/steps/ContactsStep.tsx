import type { User } from '@cromia/domain/accounts/login';
import { DOCUMENT_TYPES } from '@cromia/domain/customers/document-recipients';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/use-texts';
import { SwitchField } from '../../../../ui/form/SwitchField';
import type { TypedCompany } from '../typed-company';
import classes from '../wizard.module.css';
import { AdditionalContacts } from './AdditionalContacts';
import { ContactFields } from './ContactFields';
import { DocumentEmails } from './DocumentEmails';
import { tickItsMe, untickItsMe } from './its-me';
import { useFollowedContacts } from './recipients';
import { WizardSection } from './WizardSection';

const ADMINISTRATIVE = 1;

interface ContactsStepProps {
  user: User;
  /** Whether contacts beside those for purchasing and administration are shown: where there are any. */
  withAdditional?: boolean;
}

/** Purchasing and administrative contact, and who receives which documents (section 2). */
export function ContactsStep({ user, withAdditional = false }: ContactsStepProps) {
  return (
    <Contacts
      itsMe={<ItsMe user={user} />}
      {...(withAdditional ? { additional: <AdditionalContacts /> } : {})}
    />
  );
}

/** As an agent or commercial user fills it in: with additional contacts and the TNT switch (section 2). */
export function ContactsAgentStep() {
  const { t } = useTexts('activation');
  const { control } = useFormContext<TypedCompany>();
  return (
    <>
      <Contacts additional={<AdditionalContacts />} />
      <section className={classes.section}>
        <SwitchField
          control={control}
          name="tntNextRequired"
          label={t('activation:fields.tntNextRequired')}
          help={t('activation:help.tntNextRequired')}
        />
      </section>
    </>
  );
}

interface ContactsProps {
  itsMe?: ReactNode;
  additional?: ReactNode;
}

function Contacts({ itsMe, additional }: ContactsProps) {
  const { t } = useTexts('activation');
  useFollowedContacts();
  return (
    <>
      <WizardSection title={t('activation:contacts.purchasing')}>
        <ContactFields index={0} department="PRC" />
      </WizardSection>
      <WizardSection title={t('activation:contacts.administrative')}>
        {itsMe}
        <ContactFields index={ADMINISTRATIVE} department="ADM" />
      </WizardSection>
      {additional}
      <WizardSection title={t('activation:sections.documents')} help={t('activation:help.documents')}>
        <div className={classes.groups}>
          {DOCUMENT_TYPES.map((type) => (
            <DocumentEmails key={type} type={type} />
          ))}
        </div>
      </WizardSection>
    </>
  );
}

/** The person who asks is the administrative contact: copies their own data, and puts back what stood there before. */
function ItsMe({ user }: { user: User }) {
  const { t } = useTexts('activation');
  const { control, getValues, setValue, clearErrors } = useFormContext<TypedCompany>();
  const itsMe = useWatch({ control, name: 'itsMe' });
  const change = (checked: boolean) => {
    const current = { contact: getValues(`contacts.${ADMINISTRATIVE}`), before: getValues('beforeItsMe') };
    const next = checked ? tickItsMe(current, user) : untickItsMe(current);
    setValue('itsMe', checked);
    setValue('beforeItsMe', next.before);
    setValue(`contacts.${ADMINISTRATIVE}`, next.contact);
    clearErrors(`contacts.${ADMINISTRATIVE}`);
  };
  return (
    <Checkbox
      label={t('activation:contacts.itsMe')}
      description={t('activation:contacts.itsMeHelp')}
      checked={itsMe}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  );
}
