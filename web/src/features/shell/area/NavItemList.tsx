import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import classes from '../styles.module.css';
import { NavItemLink } from './NavItemLink';
import type { NavItem } from './nav-items';

interface GroupedNavItemsProps {
  places: readonly NavItem[];
  /** Called when a link is followed, to close a drawer. */
  onFollow?: () => void;
  /** Content at the right end of an entry, such as a count; by path. */
  marks?: Record<string, ReactNode>;
  /** The query with which a page is opened, as `?status=PENDING`; by path. */
  queryOf?: (path: string) => string;
  /** Whether an entry stays current on the pages below it. */
  withChildren?: boolean;
}

/** Navigation entries in a column, with icon and label; the current one is marked. */
export function NavItemList({
  places,
  onFollow,
  marks = {},
  queryOf,
  withChildren = false,
}: GroupedNavItemsProps) {
  const { t } = useTexts();
  return (
    <ul className={classes.list}>
      {places.map(({ path, text, icon: Icon, withChildren: ofPlace = false, isExact = false }) => (
        <li key={path}>
          <NavItemLink
            path={path}
            query={queryOf?.(path)}
            withChildren={!isExact && (withChildren || ofPlace)}
            className={classes.listPlace}
            onClick={() => onFollow?.()}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            <span>{t(text)}</span>
            {marks[path]}
          </NavItemLink>
        </li>
      ))}
    </ul>
  );
}

/** The entries in groups with headings; those without a group come first. */
export function GroupedNavItems({ places, ...list }: GroupedNavItemsProps) {
  const { t } = useTexts();
  const groups = Object.entries(Object.groupBy(places, ({ group = '' }) => group));
  return groups.map(([group, members = []]) => (
    <div key={group}>
      {members[0]?.group && <p className={classes.listGroup}>{t(members[0].group)}</p>}
      <NavItemList {...list} places={members} />
    </div>
  ));
}
