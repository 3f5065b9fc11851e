import type { UserType } from '@cromia/domain/accounts/roles';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { AccountSection } from '../AccountSection';
import { CompanyFields, SectorField } from './CompanyFields';
import { PersonFields } from './PersonFields';
import { PhoneFields } from './PhoneFields';
import { PlaceFields } from './PlaceFields';

interface PersonSectionsProps {
  type: UserType;
  /** Why the business name is locked, if it is. */
  nameLock?: string | undefined;
  /** The user name, displayed below the person's names. */
  username: ReactNode;
  consents: ReactNode;
}

/** The fields about a person, in their usual order (sections 2, 3 and 5). */
export function PersonSections({ type, nameLock, username, consents }: PersonSectionsProps) {
  const { t } = useTexts('accounts');
  return (
    <>
      <AccountSection title={t('accounts:sections.person')}>
        <PersonFields />
        {username}
      </AccountSection>
      {type === 'C' ? (
        <AccountSection title={t('accounts:sections.company')}>
          <CompanyFields nameLock={nameLock} />
        </AccountSection>
      ) : (
        <AccountSection title={t('accounts:sections.interests')}>
          <SectorField />
        </AccountSection>
      )}
      <AccountSection title={t('accounts:sections.contact')}>
        <PlaceFields />
        <PhoneFields required={type === 'C'} />
      </AccountSection>
      <AccountSection title={t('accounts:sections.consents')}>{consents}</AccountSection>
    </>
  );
}
