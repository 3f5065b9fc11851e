import type { ReactNode } from 'react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { GroupedNavItems } from './NavItemList';
import { filterVisibleNavItems, usePageExists } from './nav-items';
import { useNavigation } from './navigation';
import { SideNavLayout } from './SideNavLayout';
import { useLastListQueries } from './use-last-list-queries';

/** A page of the back office with the navigation of the pages that the user may see. */
export function BackOfficeArea({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  const { backOffice } = useNavigation();
  const title = t(backOffice.text);
  const items = filterVisibleNavItems(backOffice.pages, user, exists);
  const getLastQuery = useLastListQueries(items.map(({ path }) => path));
  if (items.length === 0) return children;
  return (
    <SideNavLayout
      title={title}
      label={title}
      side={(close) => (
        <GroupedNavItems items={items} getQuery={getLastQuery} withChildren onFollow={close} />
      )}
    >
      {children}
    </SideNavLayout>
  );
}
