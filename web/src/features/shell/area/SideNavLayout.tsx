import { Button } from '@mantine/core';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { RenderWhenIdle } from '../../../ui/RenderWhenIdle';
import classes from '../styles.module.css';

const SideDrawer = lazy(() => import('./SideDrawer'));

interface SideNavLayoutProps {
  /** Name of the area, on the button and the drawer of its navigation on phones. */
  title: string;
  /** Accessible name of its navigation. */
  label: string;
  /** The navigation's content; `close` is for following a link, which closes the drawer. */
  side: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** Scrolls a navigation, not the page, so that its current entry is in view. */
function scrollToCurrent(nav: HTMLElement): void {
  const current = nav.querySelector('[aria-current]');
  if (!current) return;
  const { top, bottom } = nav.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top >= top && entry.bottom <= Math.min(bottom, window.innerHeight)) return;
  nav.scrollTop += (entry.top + entry.bottom - top - bottom) / 2;
}

/** A page beside the navigation of its area; the navigation is a drawer on phones. */
export function SideNavLayout({ title, label, side, children }: SideNavLayoutProps) {
  const [open, setOpen] = useState(false);
  const aside = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.location.pathname });
  useLayoutEffect(() => {
    if (path !== '' && aside.current) scrollToCurrent(aside.current);
  }, [path]);
  const nav = <nav aria-label={label}>{side(() => setOpen(false))}</nav>;
  return (
    <div className={classes.area}>
      <aside className={classes.side} ref={aside}>
        {nav}
      </aside>
      <div className={classes.areaPage}>
        <Button
          variant="default"
          className={classes.areaMenuButton}
          leftSection={<IconLayoutSidebar size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {title}
        </Button>
        {children}
      </div>
      <RenderWhenIdle now={open}>
        <SideDrawer opened={open} onClose={() => setOpen(false)} title={title}>
          {nav}
        </SideDrawer>
      </RenderWhenIdle>
    </div>
  );
}
