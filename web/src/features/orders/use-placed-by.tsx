import type { PlacedBy } from '@cromia/domain/people/person';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import type { Fact } from '../../ui/fact';
import type { ListControls } from '../../ui/list/use-list';

/** Whether pages tell the user who placed a document: not the only user of a customer. */
function useShowsPlacedBy(): boolean {
  const user = useUser();
  return user !== null && (user.role !== 'CUSTOMER' || user.hasColleagues);
}

/** The name of who placed a document; agents and commercial users are named as such. */
export function PlacedByName({ placedBy }: { placedBy: NonNullable<PlacedBy> }) {
  const { t } = useTexts('orders');
  const { name, isAgent } = placedBy;
  return isAgent ? t('orders:placedBy.agent', { name }) : name;
}

/** The fact who placed a document, for those who are told; otherwise none. */
export function usePlacedByFacts(placedBy: PlacedBy, kind: 'ordered' | 'requested'): Fact[] {
  const { t } = useTexts('orders');
  if (!useShowsPlacedBy() || placedBy === null) return [];
  return [{ label: t(`orders:placedBy.${kind}`), value: <PlacedByName placedBy={placedBy} /> }];
}

/** The day of a document in a list, and below it on wide screens who placed it. */
export function PlacedOn({ placedBy, children }: { placedBy: PlacedBy; children: ReactNode }) {
  const isShown = useShowsPlacedBy();
  if (!isShown || placedBy === null) return children;
  return (
    <>
      {children}
      <Text size="xs" c="dimmed" visibleFrom="sm">
        <PlacedByName placedBy={placedBy} />
      </Text>
    </>
  );
}

/** A list of documents without the filter by who placed them, for users who are not told. */
export function usePlacedByFilter<List extends ListControls>(list: List): List {
  const isShown = useShowsPlacedBy();
  if (isShown) return list;
  const { placedBy: _, ...filters } = list.filters;
  return { ...list, filters };
}
