import { actsForCustomers } from '@cromia/domain/accounts/roles';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { ExternalApps } from '../menus/ExternalApps';
import classes from '../styles.module.css';
import { NavItemLink, useIsCurrentPath } from './NavItemLink';
import { PrivateNavItems } from './NavItemList';
import { usePageExists } from './nav-items';
import { useNavigation } from './navigation';
import { SideNavLayout } from './SideNavLayout';
import { usePrivateNavItems } from './use-private-nav-items';

interface PrivateAreaProps {
  /** Lines in the cart; shown above 0. */
  cartCount?: number;
  children: ReactNode;
}

/** A page of the private area with its side navigation; a drawer on phones. */
export function PrivateArea({ cartCount = 0, children }: PrivateAreaProps) {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  const items = usePrivateNavItems();
  const { cart, managedCustomers } = useNavigation();
  const isCustomersPage = useIsCurrentPath(managedCustomers.path);
  if (user === null) return children;
  // The customers' page itself gets no back link.
  const hasBackLink = actsForCustomers(user.role) && !isCustomersPage;
  const marks = cartCount > 0 ? { [cart.path]: <span className={classes.count}>{cartCount}</span> } : {};
  return (
    <SideNavLayout
      title={t('shell:nav.privateArea')}
      label={t('shell:private.nav')}
      side={(close) => (
        <>
          {hasBackLink && exists(managedCustomers.path) && (
            <NavItemLink path={managedCustomers.path} className={classes.back} onClick={close}>
              <IconArrowLeft size={18} aria-hidden />
              {t('shell:private.backToCustomers')}
            </NavItemLink>
          )}
          <PrivateNavItems
            items={items.filter((item) => item !== managedCustomers || isCustomersPage)}
            marks={marks}
            onFollow={close}
          />
          <ExternalApps />
        </>
      )}
    >
      {children}
    </SideNavLayout>
  );
}
