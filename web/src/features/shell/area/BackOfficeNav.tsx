import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { GroupedNavItems } from './NavItemList';
import { filterVisibleNavItems, usePageExists } from './nav-items';
import { useNavigation } from './navigation';
import { useLastListQueries } from './use-last-list-queries';

/** The navigation of the back office with the pages that the user may see. */
export function BackOfficeNav({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  const { backOffice } = useNavigation();
  const items = filterVisibleNavItems(backOffice.pages, user, exists);
  const getLastQuery = useLastListQueries(items.map(({ path }) => path));
  if (items.length === 0) return null;
  return (
    <nav aria-label={t(backOffice.text)}>
      <GroupedNavItems items={items} getQuery={getLastQuery} withChildren {...(onFollow && { onFollow })} />
    </nav>
  );
}
