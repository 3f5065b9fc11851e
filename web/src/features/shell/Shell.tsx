import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Footer } from './Footer';
import { SearchPalette } from './SearchPalette';
import type { SearchSource } from './search-source';
import classes from './shell.module.css';
import { TopBar } from './TopBar';

interface ShellProps {
  /** The cart in the bar, placed by whoever knows its count. */
  cart?: ReactNode;
  /** What waits for the user, placed by whoever knows it. */
  notice?: ReactNode;
  /** The bar of an agent who acts for a customer. */
  acting?: ReactNode;
  searchSources: readonly SearchSource[];
  children: ReactNode;
}

/** What surrounds every page. */
export function Shell({ cart, notice, acting, searchSources, children }: ShellProps) {
  const { t } = useTexts();
  const main = useFocusAfterNavigation();
  // On a phone the page's actions stand at the bottom edge: nothing may cover them.
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        {t('shell:nav.skip')}
      </a>
      <TopBar cart={cart} notice={notice} />
      {acting}
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
      <SearchPalette sources={searchSources} />
      <Notifications
        position={narrow ? 'top-center' : 'bottom-right'}
        classNames={{ root: classes.toasts }}
      />
    </div>
  );
}

/** After a move to another page, reading and tabbing start at its content and not where the old page was left. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const previous = useRef(path);
  useEffect(() => {
    const moved = previous.current !== undefined && previous.current !== path;
    previous.current = path;
    const taken = main.current?.contains(document.activeElement) === true;
    if (moved && !taken) main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
