import { LIMITS } from '@cromia/domain/limits';
import { Text, Title } from '@mantine/core';
import type { TextKey } from '../../i18n/keys';
import { useTexts } from '../../i18n/use-texts';
import { PageFrame } from '../../ui/PageFrame';
import { useBrand, usePageDescription } from '../shell';
import classes from './styles.module.css';

interface Section {
  title: TextKey;
  text: TextKey;
}

const PRIVACY = ['controller', 'purposes', 'basis', 'retention', 'recipients', 'rights'] as const;
const COOKIES = ['kept', 'consent', 'thirdParties', 'deletion'] as const;

const SECTIONS: Record<'privacy' | 'cookies', Section[]> = {
  privacy: PRIVACY.map((name) => ({
    title: `legal:privacy.sections.${name}.title`,
    text: `legal:privacy.sections.${name}.text`,
  })),
  cookies: COOKIES.map((name) => ({
    title: `legal:cookies.sections.${name}.title`,
    text: `legal:cookies.sections.${name}.text`,
  })),
};

/**
 * The default privacy or cookie page, for a manufacturer without a page: it describes this portal in the manufacturer's
 * name.
 */
export function LegalPage({ kind }: { kind: 'privacy' | 'cookies' }) {
  const { t } = useTexts('legal');
  const brand = useBrand();
  const company = {
    company: brand?.legalName ?? '',
    address: brand?.address ?? '',
    email: brand?.email ?? '',
    years: LIMITS.retentionYears,
  };
  usePageDescription(t(`legal:${kind}.lead`, company));
  return (
    <PageFrame title={t(`legal:${kind}.title`)} lead={t(`legal:${kind}.lead`, company)} narrow>
      <div className={classes.legal}>
        {SECTIONS[kind].map(({ title, text }) => (
          <section key={title}>
            <Title order={2}>{t(title)}</Title>
            <Text>{t(text, company)}</Text>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
