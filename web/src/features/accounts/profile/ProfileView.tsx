import type { RegistrationSummary } from '@cromia/domain/accounts/confirmation';
import { formatCountryName } from '@cromia/domain/addresses/country-name';
import { formatPhone } from '@cromia/domain/addresses/phone';
import { formatEmail, formatWebsite } from '@cromia/domain/web/unicode-address';
import { useTexts } from '../../../i18n/use-texts';
import { AccountSection } from '../AccountSection';
import { createCodeLabels } from '../person/code-labels';
import classes from '../styles.module.css';

type Fact = readonly [label: string, value: string | null];

/** A section of facts; a missing value is a dash. */
function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <AccountSection title={title}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </AccountSection>
  );
}

/** The read-only profile of a user or of a registration, in the sections of the form. */
export function ProfileView({ user }: { user: RegistrationSummary & { username: string } }) {
  const { t, language } = useTexts('accounts');
  const codeLabels = createCodeLabels(t);
  const formatYesNo = (value: boolean) => t(value ? 'accounts:profile.yes' : 'accounts:profile.no');
  const isPrivate = user.type === 'P';
  const name = `${user.firstname} ${user.lastname}`.trim();
  return (
    <>
      <Facts
        title={t('accounts:sections.person')}
        facts={[
          [t('accounts:fields.name'), name && `${t(`accounts:genders.${user.gender}`)} ${name}`],
          [t('accounts:fields.username'), formatEmail(user.username)],
        ]}
      />
      {isPrivate ? (
        <Facts
          title={t('accounts:sections.interests')}
          facts={[[t('accounts:fields.interested'), codeLabels.sector(user.interested)]]}
        />
      ) : (
        <Facts
          title={t('accounts:sections.company')}
          facts={[
            [t('accounts:fields.businessName'), user.businessName],
            [
              t('accounts:fields.businessWebsite'),
              user.businessWebsite && formatWebsite(user.businessWebsite),
            ],
            [t('accounts:fields.businessType'), codeLabels.companyType(user.businessType)],
            [t('accounts:fields.businessDepartment'), codeLabels.department(user.businessDepartment)],
            [t('accounts:fields.businessRole'), codeLabels.role(user.businessRole)],
          ]}
        />
      )}
      <Facts
        title={t('accounts:sections.contact')}
        facts={[
          [t('accounts:fields.country'), user.country && formatCountryName(user.country, language)],
          [t('accounts:fields.zipCode'), user.zipCode],
          [t('accounts:fields.province'), user.province],
          [t('accounts:fields.telephone'), user.telephone && formatPhone(user.telephone)],
        ]}
      />
      <Facts
        title={t('accounts:sections.consents')}
        facts={[
          [t('accounts:profile.newsletter'), formatYesNo(user.newsletterSubscribed)],
          [t('accounts:profile.commercialUse'), formatYesNo(user.commercialUseConsent)],
        ]}
      />
    </>
  );
}
