import type { PlacedBy } from '@cromia/domain/people/person';
import { useCallback } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';

/** Whether pages tell the user who placed a document: not the only user of a customer. */
export function useShowsPlacedBy(): boolean {
  const user = useUser();
  return user !== null && (user.role !== 'CUSTOMER' || user.hasColleagues);
}

/** Returns a function that names who placed a document; agents and commercial users are named as such. */
export function useFormatPlacedBy(): (placedBy: PlacedBy) => string | null {
  const { t } = useTexts('orders');
  return useCallback(
    (placedBy) =>
      placedBy === null
        ? null
        : placedBy.isAgent
          ? t('orders:placedBy.agent', { name: placedBy.name })
          : placedBy.name,
    [t],
  );
}
