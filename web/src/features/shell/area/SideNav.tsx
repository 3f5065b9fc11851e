import type { OpenTask } from '@cromia/domain/overview/open-tasks';
import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { BackOfficeNav } from './BackOfficeNav';
import { useIsCurrentPath } from './NavItemLink';
import { useNavigation } from './navigation';
import { PrivateNav } from './PrivateNav';

/** Scrolls a navigation, not the page, so that its current entry is in view. */
function scrollToCurrent(nav: HTMLElement): void {
  const scroller = nav.parentElement;
  const current = nav.querySelector('[aria-current]');
  if (!current || !scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top >= top && entry.bottom <= Math.min(bottom, window.innerHeight)) return;
  scroller.scrollTop += (entry.top + entry.bottom - top - bottom) / 2;
}

interface SideNavProps {
  /** Lines in the cart. */
  cartCount: number;
  /** The open tasks of the back office, or of the customer. */
  tasks?: readonly OpenTask[];
}

/** The navigation of the current page's area, beside the page. */
export function SideNav({ cartCount, tasks = [] }: SideNavProps) {
  const { backOffice } = useNavigation();
  const isBackOffice = useIsCurrentPath(backOffice.path, true);
  const container = useRef<HTMLDivElement>(null);
  const path = useRouterState({ select: (state) => state.location.pathname });
  useLayoutEffect(() => {
    if (path !== '' && container.current) scrollToCurrent(container.current);
  }, [path]);
  return (
    <div ref={container}>
      {isBackOffice ? <BackOfficeNav tasks={tasks} /> : <PrivateNav cartCount={cartCount} tasks={tasks} />}
    </div>
  );
}
