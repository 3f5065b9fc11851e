import type { ReactNode } from 'react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { GroupedNavItems } from './NavItemList';
import { listBackOfficeNavItems, usePageExists } from './nav-items';
import { SideNavLayout } from './SideNavLayout';
import { useLastListQueries } from './use-last-list-queries';

/** A page of the back office with the navigation of the pages that the user may see. */
export function BackOfficeArea({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  const title = t('shell:nav.backOffice');
  const places = listBackOfficeNavItems(user, exists);
  const queryOf = useLastListQueries(places.map(({ path }) => path));
  if (places.length === 0) return children;
  return (
    <SideNavLayout
      title={title}
      label={title}
      side={(close) => <GroupedNavItems places={places} queryOf={queryOf} withChildren onFollow={close} />}
    >
      {children}
    </SideNavLayout>
  );
}
