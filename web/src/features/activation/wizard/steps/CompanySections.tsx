import type { User } from '@cromia/domain/accounts/login';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../i18n/use-texts';
import { type CompanyFormValues, NAMED_CONTACT_COUNT } from '../company-form-values';
import type { WizardKind } from '../requested-company';
import classes from '../styles.module.css';
import { AddressesStep } from './AddressesStep';
import { AnagraphicsStep } from './AnagraphicsStep';
import { BankStep } from './BankStep';
import { ContactsAgentStep, ContactsStep } from './ContactsStep';
import { PerspectiveStep } from './PerspectiveStep';

interface CompanySectionsProps {
  user: User;
  /** Whether the company's own user edits the fields, or an agent or commercial user. */
  kind: WizardKind;
  /** Whether staff edit the fields: the VAT number too, and no assessment is required. */
  isAtDesk?: boolean;
}

/** All fields of a customer's data on one page, for editing (section 2, edit page). */
export function CompanySections({ user, kind, isAtDesk = false }: CompanySectionsProps) {
  const { t } = useTexts('activation');
  const { formState } = useFormContext<CompanyFormValues>();
  const contactCount = formState.defaultValues?.contacts?.length ?? 0;
  return (
    <>
      <CompanySection title={t('activation:steps.Anagraphics')}>
        <AnagraphicsStep isVatLocked={!isAtDesk} />
      </CompanySection>
      {kind === 'managed' && (
        <CompanySection title={t('activation:steps.CompanyPerspective')}>
          <PerspectiveStep isOptional={isAtDesk} />
        </CompanySection>
      )}
      <CompanySection title={t('activation:steps.Addresses')}>
        <AddressesStep />
      </CompanySection>
      <CompanySection title={t('activation:steps.Contacts')}>
        {kind === 'managed' ? (
          <ContactsAgentStep />
        ) : (
          <ContactsStep user={user} withAdditional={contactCount > NAMED_CONTACT_COUNT} />
        )}
      </CompanySection>
      <CompanySection title={t('activation:steps.BankInformation')}>
        <BankStep required={kind === 'own'} />
      </CompanySection>
    </>
  );
}

function CompanySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.companySection}>
      <Title order={2}>{title}</Title>
      {children}
    </div>
  );
}
