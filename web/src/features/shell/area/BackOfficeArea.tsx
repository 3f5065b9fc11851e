import type { ReactNode } from 'react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { useListMemory } from './list-memory';
import { GroupedPlaces } from './PlaceList';
import { backOfficePlaces, usePageExists } from './places';
import { SideArea } from './SideArea';

/** A page of the back office with the navigation of the pages that the user may see. */
export function BackOfficeArea({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  const title = t('shell:nav.backOffice');
  const places = backOfficePlaces(user, exists);
  const queryOf = useListMemory(places.map(({ path }) => path));
  if (places.length === 0) return children;
  return (
    <SideArea
      title={title}
      label={title}
      side={(close) => <GroupedPlaces places={places} queryOf={queryOf} withChildren onFollow={close} />}
    >
      {children}
    </SideArea>
  );
}
