import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import classes from '../shell.module.css';
import { PlaceLink } from './PlaceLink';
import type { Place } from './places';

interface PlaceListProps {
  places: readonly Place[];
  /** Called when a place is chosen, as to close a drawer. */
  onFollow?: () => void;
  /** Stands at the right end of a place, as a count; by path. */
  marks?: Record<string, ReactNode>;
  /** The query with which a place is opened, as `?status=PENDING`; by path. */
  queryOf?: (path: string) => string;
  /** Whether a place stays the current one on the pages below it. */
  withChildren?: boolean;
}

/** Places under each other with icon and label, the current one marked. */
export function PlaceList({ places, onFollow, marks = {}, queryOf, withChildren = false }: PlaceListProps) {
  const { t } = useTexts();
  return (
    <ul className={classes.list}>
      {places.map(({ path, text, icon: Icon, withChildren: ofPlace = false, isExact = false }) => (
        <li key={path}>
          <PlaceLink
            path={path}
            query={queryOf?.(path)}
            withChildren={!isExact && (withChildren || ofPlace)}
            className={classes.listPlace}
            onClick={() => onFollow?.()}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            <span>{t(text)}</span>
            {marks[path]}
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}

/** Places under the headings of their groups; those without one come first. */
export function GroupedPlaces({ places, ...list }: PlaceListProps) {
  const { t } = useTexts();
  const groups = Object.entries(Object.groupBy(places, ({ group = '' }) => group));
  return groups.map(([group, members = []]) => (
    <div key={group}>
      {members[0]?.group && <p className={classes.listGroup}>{t(members[0].group)}</p>}
      <PlaceList {...list} places={members} />
    </div>
  ));
}
