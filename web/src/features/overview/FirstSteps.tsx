import { type AccessAction, isAllowed } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import { Anchor, Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { NavItemLink, useBrand } from '../shell';
import classes from './styles.module.css';

/** A setup step with its page. */
export interface FirstStep {
  name: 'products' | 'erp' | 'customers' | 'colleagues';
  path: string;
  action: AccessAction;
}

/** The first setup steps on a portal without products, for staff. */
export function FirstSteps({ user, steps }: { user: User; steps: readonly FirstStep[] }) {
  const { t } = useTexts('overview');
  const missing = useBrand()?.missingSetup ?? null;
  if (missing === null) return null;
  return (
    <section className={classes.section} aria-labelledby="first-steps">
      <h2 id="first-steps" className={classes.title}>
        {t('overview:firstSteps.title')}
      </h2>
      <ol className={classes.steps}>
        {steps
          .filter(({ action }) => isAllowed(user, action))
          .map(({ name, path }) => (
            <li key={name}>
              <Anchor component={NavItemLink} path={path} fw={600}>
                {t(`overview:firstSteps.${name}.title`)}
              </Anchor>
              <Text c="dimmed">{t(`overview:firstSteps.${name}.text`)}</Text>
            </li>
          ))}
      </ol>
    </section>
  );
}
