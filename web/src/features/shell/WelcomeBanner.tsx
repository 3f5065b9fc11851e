import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { useWindowTitle } from '../../ui/use-window-title';
import { useActingCustomer } from '../acting';
import { NavItemLink } from './area/NavItemLink';
import { useNavigation } from './area/navigation';
import { formatPersonName } from './person-name';
import classes from './Welcome.module.css';
import { WELCOME_COLORS } from './welcome-colors';

/** The welcome of the start page, with the next steps as children. */
export function WelcomeBanner({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const user = useUser();
  const acting = useActingCustomer();
  const { customerProfile } = useNavigation();
  useWindowTitle(t('shell:home.title'));
  return (
    <section className={classes.welcome}>
      <div>
        {user !== null && (
          <Text c="dimmed" mb="sm">
            {t('shell:nav.welcome', { name: formatPersonName(user) })}
            {acting !== null && (
              <>
                {' · '}
                <NavItemLink path={customerProfile.path}>{acting.businessName}</NavItemLink>
              </>
            )}
          </Text>
        )}
        <Title order={1} className={classes.title}>
          {t('shell:home.title')}
        </Title>
        <Text className={classes.lead} c="dimmed">
          {t('shell:home.lead')}
        </Text>
        <div className={classes.actions}>{children}</div>
      </div>
      <div className={classes.colors} aria-hidden="true">
        {WELCOME_COLORS.map(({ ral, hex }) => (
          <span key={ral} className={classes.color} style={{ backgroundColor: hex }} />
        ))}
      </div>
    </section>
  );
}
