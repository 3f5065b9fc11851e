import { actsForCustomers } from '@cromia/domain/accounts/roles';
import type { OpenTask } from '@cromia/domain/overview/open-tasks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { ExternalApps } from '../menus/ExternalApps';
import classes from '../styles.module.css';
import { NavItemLink, useIsCurrentPath } from './NavItemLink';
import { PrivateNavItems } from './NavItemList';
import { usePageExists } from './nav-items';
import { useNavigation } from './navigation';
import { usePrivateNavItems } from './use-private-nav-items';

const APPROVALS_PATH = '/profile-customer/approvals';

interface PrivateNavProps {
  /** Lines in the cart; shown above 0. */
  cartCount: number;
  /** The open tasks of the customer, counted at their pages. */
  tasks?: readonly OpenTask[];
  /** Called when a link is followed, to close a drawer. */
  onFollow?: () => void;
}

/** The navigation of the private area. */
export function PrivateNav({ cartCount, tasks = [], onFollow }: PrivateNavProps) {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  const items = usePrivateNavItems();
  const { cart, managedCustomers } = useNavigation();
  const isCustomersPage = useIsCurrentPath(managedCustomers.path);
  if (user === null) return null;
  // The customers' page itself gets no back link.
  const hasBackLink = actsForCustomers(user.role) && !isCustomersPage;
  const approvals = tasks.find(({ kind }) => kind === 'ownApprovals');
  const marks = {
    ...(cartCount > 0 && { [cart.path]: <span className={classes.count}>{cartCount}</span> }),
    ...(approvals && { [APPROVALS_PATH]: <span className={classes.count}>{approvals.count}</span> }),
  };
  return (
    <nav aria-label={t('shell:private.nav')}>
      {hasBackLink && exists(managedCustomers.path) && (
        <NavItemLink path={managedCustomers.path} className={classes.back} onClick={onFollow}>
          <IconArrowLeft size={18} aria-hidden />
          {t('shell:private.backToCustomers')}
        </NavItemLink>
      )}
      <PrivateNavItems
        items={items.filter((item) => item !== managedCustomers || isCustomersPage)}
        marks={marks}
        {...(onFollow && { onFollow })}
      />
      <ExternalApps />
    </nav>
  );
}
