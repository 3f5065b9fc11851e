import { Text } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../i18n/use-texts';
import { CompanyRecap } from '../../recap/CompanyRecap';
import type { RecapSection } from '../../recap/company-sections';
import type { CompanyFormValues } from '../company-form-values';
import { toDraftBody, type WizardKind, type WizardStep } from '../requested-company';

/** The step that contains the fields of a recap section. */
const STEP_BY_SECTION = {
  own: {
    company: 'Anagraphics',
    perspective: 'Anagraphics',
    addresses: 'Addresses',
    contacts: 'Contacts',
    documents: 'Contacts',
    bank: 'BankInformation',
  },
  managed: {
    company: 'Anagraphics',
    perspective: 'CompanyPerspective',
    addresses: 'Addresses',
    contacts: 'ContactsAgent',
    documents: 'ContactsAgent',
    bank: 'Anagraphics',
  },
} as const satisfies Record<WizardKind, Record<RecapSection['id'], WizardStep>>;

interface ConfirmStepProps {
  kind: WizardKind;
  onStep: (step: WizardStep) => void;
}

/** Recap of all data to send; each section links to its step (section 2, recap). */
export function ConfirmStep({ kind, onStep }: ConfirmStepProps) {
  const { t } = useTexts('activation');
  const { getValues } = useFormContext<CompanyFormValues>();
  return (
    <>
      <Text>{t('activation:wizard.confirmLead')}</Text>
      <CompanyRecap
        company={toDraftBody(getValues(), 'ConfirmRequest')}
        withAssessment={kind === 'managed'}
        onEdit={(section) => onStep(STEP_BY_SECTION[kind][section])}
      />
    </>
  );
}
