import type { User } from '@cromia/domain/accounts/login';
import { DOCUMENT_TYPES, EMAIL_FIELDS } from '@cromia/domain/customers/document-recipients';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../i18n/use-texts';
import { COMPANY_LABELS } from '../../fields/profile-labels';
import type { CompanyFormValues } from '../company-form-values';
import classes from '../styles.module.css';
import { AdditionalContacts } from './AdditionalContacts';
import { AssessmentInput } from './AssessmentInput';
import { ContactFields } from './ContactFields';
import { DocumentEmails } from './DocumentEmails';
import { replaceWithUserContact, restoreReplacedContact } from './its-me';
import { SHARED_DOCUMENT_TYPE, useSharedRecipients, useSyncContactEmails } from './recipients';
import { WizardSection } from './WizardSection';

const PURCHASING = 0;
const ADMINISTRATIVE = 1;
/** The fields of "it's me" and of the replaced contact, by the contact's index. */
const ITS_ME_FIELDS = [
  { ticked: 'itsMePurchasing', before: 'beforeItsMePurchasing' },
  { ticked: 'itsMe', before: 'beforeItsMe' },
] as const;

interface ContactsStepProps {
  user: User;
  /** Whether to show the additional contacts. */
  withAdditional?: boolean;
}

/** Purchasing and administrative contact, and the recipients of documents (section 2). */
export function ContactsStep({ user, withAdditional = false }: ContactsStepProps) {
  return <Contacts user={user} {...(withAdditional ? { additional: <AdditionalContacts /> } : {})} />;
}

/** The step for an agent or commercial user, with additional contacts and the TNT switch (section 2). */
export function ContactsAgentStep() {
  return (
    <>
      <Contacts additional={<AdditionalContacts />} />
      <section className={classes.section}>
        <AssessmentInput name="tntNextRequired" />
      </section>
    </>
  );
}

interface ContactsProps {
  /** The user who may tick "it's me". */
  user?: User;
  additional?: ReactNode;
}

function Contacts({ user, additional }: ContactsProps) {
  const { t } = useTexts('activation');
  useSyncContactEmails();
  const [isShared, shareRecipients] = useSharedRecipients();
  return (
    <>
      <WizardSection title={t('activation:contacts.purchasing')}>
        {user && <ItsMe user={user} index={PURCHASING} />}
        <ContactFields index={PURCHASING} department="PRC" />
      </WizardSection>
      <WizardSection title={t('activation:contacts.administrative')}>
        {user && <ItsMe user={user} index={ADMINISTRATIVE} />}
        <ContactFields index={ADMINISTRATIVE} department="ADM" />
      </WizardSection>
      {additional}
      <WizardSection title={t('activation:sections.documents')} help={t('activation:help.documents')}>
        <Checkbox
          label={t('activation:documents.oneForAll')}
          checked={isShared}
          onChange={({ currentTarget }) => shareRecipients(currentTarget.checked)}
        />
        <div className={classes.groups}>
          {isShared ? (
            <DocumentEmails type={SHARED_DOCUMENT_TYPE} title={t('activation:documents.all')} />
          ) : (
            DOCUMENT_TYPES.map((type) => (
              <DocumentEmails key={type} type={type} title={t(COMPANY_LABELS[EMAIL_FIELDS[type]])} />
            ))
          )}
        </div>
      </WizardSection>
    </>
  );
}

/** "It's me": copies the user's own data into the contact; unticking restores the earlier contact. */
function ItsMe({ user, index }: { user: User; index: typeof PURCHASING | typeof ADMINISTRATIVE }) {
  const { t } = useTexts('activation');
  const { control, getValues, setValue, clearErrors } = useFormContext<CompanyFormValues>();
  const { ticked, before } = ITS_ME_FIELDS[index];
  const itsMe = useWatch({ control, name: ticked });
  const change = (checked: boolean) => {
    const current = { contact: getValues(`contacts.${index}`), before: getValues(before) };
    const updated = checked ? replaceWithUserContact(current, user) : restoreReplacedContact(current);
    setValue(ticked, checked);
    setValue(before, updated.before);
    setValue(`contacts.${index}`, updated.contact);
    clearErrors(`contacts.${index}`);
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
