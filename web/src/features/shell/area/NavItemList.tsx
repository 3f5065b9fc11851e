import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useActingCustomer } from '../../acting';
import classes from '../styles.module.css';
import { NavItemLink } from './NavItemLink';
import type { NavItem } from './nav-items';

interface GroupedNavItemsProps {
  items: readonly NavItem[];
  /** Called when a link is followed, to close a drawer. */
  onFollow?: () => void;
  /** Content at the right end of an entry, such as a count; by path. */
  marks?: Record<string, ReactNode>;
  /** The query with which a page is opened, such as `?status=PENDING`; by path. */
  getQuery?: (path: string) => string;
  /** Whether an entry stays current on the pages below it. */
  withChildren?: boolean;
}

/** Navigation entries in a column, with icon and label; the current one is marked. */
export function NavItemList({
  items,
  onFollow,
  marks = {},
  getQuery,
  withChildren = false,
}: GroupedNavItemsProps) {
  const { t } = useTexts();
  return (
    <ul className={classes.list}>
      {items.map(({ path, text, icon: Icon, withChildren: isItemWithChildren = false, isExact = false }) => (
        <li key={path}>
          <NavItemLink
            path={path}
            query={getQuery?.(path)}
            withChildren={!isExact && (withChildren || isItemWithChildren)}
            className={classes.listItem}
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

/** The entries of the private area; those of the customer acted for have its name as their heading. */
export function PrivateNavItems({ items, ...list }: GroupedNavItemsProps) {
  const acting = useActingCustomer();
  if (acting === null) return <NavItemList {...list} items={items} />;
  const customerItems = items.filter(({ isOfCustomer = false }) => isOfCustomer);
  const first = items.findIndex(({ isOfCustomer = false }) => isOfCustomer);
  return (
    <>
      <NavItemList {...list} items={items.slice(0, Math.max(first, 0))} />
      <p className={classes.listGroup}>{acting.businessName}</p>
      <NavItemList {...list} items={customerItems} />
      <NavItemList {...list} items={items.slice(first + customerItems.length)} />
    </>
  );
}

/** The entries in groups that fold below their headings; entries without a group are listed first. */
export function GroupedNavItems({ items, ...list }: GroupedNavItemsProps) {
  const { t } = useTexts();
  const groups = Object.entries(Object.groupBy(items, ({ group = '' }) => group));
  return groups.map(([group, groupItems = []]) =>
    groupItems[0]?.group ? (
      <details key={group} open>
        <summary className={classes.listGroup}>{t(groupItems[0].group)}</summary>
        <NavItemList {...list} items={groupItems} />
      </details>
    ) : (
      <NavItemList key={group} {...list} items={groupItems} />
    ),
  );
}
