import { actsForCustomers } from '@cromia/domain/accounts/roles';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { OtherApps } from '../menus/OtherApps';
import classes from '../shell.module.css';
import { PlaceLink, useIsCurrent } from './PlaceLink';
import { PlaceList } from './PlaceList';
import { CART, PROFILE_AGENT, usePageExists } from './places';
import { SideArea } from './SideArea';
import { usePrivatePlaces } from './use-private-places';

interface PrivateAreaProps {
  /** Lines in the cart; shown above 0. */
  cartCount?: number;
  children: ReactNode;
}

/** A page of the private area with its side navigation; a drawer on phones. */
export function PrivateArea({ cartCount = 0, children }: PrivateAreaProps) {
  const { t } = useTexts();
  const user = useUser();
  const exists = usePageExists();
  const places = usePrivatePlaces();
  const atCustomers = useIsCurrent(PROFILE_AGENT.path);
  if (user === null) return children;
  // The customers' page itself gets no back link.
  const leadsBack = actsForCustomers(user.role) && !atCustomers;
  const marks = cartCount > 0 ? { [CART.path]: <span className={classes.count}>{cartCount}</span> } : {};
  return (
    <SideArea
      title={t('shell:nav.privateArea')}
      label={t('shell:private.nav')}
      side={(close) => (
        <>
          {leadsBack && exists(PROFILE_AGENT.path) && (
            <PlaceLink path={PROFILE_AGENT.path} className={classes.back} onClick={close}>
              <IconArrowLeft size={18} aria-hidden />
              {t('shell:private.backToCustomers')}
            </PlaceLink>
          )}
          <PlaceList
            places={places.filter((place) => place !== PROFILE_AGENT || atCustomers)}
            marks={marks}
            onFollow={close}
          />
          <OtherApps />
        </>
      )}
    >
      {children}
    </SideArea>
  );
}
