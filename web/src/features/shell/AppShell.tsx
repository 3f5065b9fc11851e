import { useHotkeys } from '@mantine/hooks';
import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useShownCopyTime } from '../../api/offline/copy-time';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { RenderWhenIdle } from '../../ui/RenderWhenIdle';
import { useNavigation } from './area/navigation';
import { Footer } from './Footer';
import { PhoneMenuContext } from './menus/phone-menu';
import { SearchFallback } from './search/SearchFallback';
import { isSearchOpen, openSearch, useIsSearchOpen } from './search/search-store';
import classes from './styles.module.css';
import { TopBar } from './TopBar';
import { TrialBanner } from './TrialBanner';

const CopyNotice = lazy(() => import('./CopyNotice'));
const PhoneMenu = lazy(() => import('./menus/PhoneMenu'));
const Toasts = lazy(() => import('./Toasts'));

interface AppShellProps {
  /** The cart in the bar, rendered by the caller, which knows its count. */
  cart?: ReactNode;
  /** The user's pending notices, rendered by the caller. */
  notice?: ReactNode;
  /** The bar of an agent who acts for a customer. */
  acting?: ReactNode;
  /** The navigation of the current area, rendered by the caller, which knows the count of the cart. */
  side?: ReactNode;
  /** The navigation at the bottom of a phone, rendered by the caller. */
  phoneBar?: ReactNode;
  /** The search of the top bar, which Ctrl K opens. */
  search: ReactNode;
  children: ReactNode;
}

/** The frame around every page. */
export function AppShell({ cart, notice, acting, side, phoneBar, search, children }: AppShellProps) {
  const { t } = useTexts();
  const user = useUser();
  const { isAreaPath } = useNavigation();
  const hasSide =
    useRouterState({ select: ({ location }) => isAreaPath(location.pathname) }) && user !== null;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menu = useMemo(() => ({ isOpen: isMenuOpen, open: () => setMenuOpen(true) }), [isMenuOpen]);
  const copyTime = useShownCopyTime();
  const main = useFocusAfterNavigation();
  const isSearching = useIsSearchOpen();
  useHotkeys([['mod + K', openSearch]], []);
  return (
    <PhoneMenuContext value={menu}>
      <div className={classes.shell}>
        <a href="#main" className={classes.skip}>
          {t('shell:nav.skip')}
        </a>
        <TrialBanner />
        <TopBar cart={cart} notice={notice} />
        {acting}
        {copyTime !== null && (
          <Suspense>
            <CopyNotice receivedAt={copyTime} />
          </Suspense>
        )}
        <div className={hasSide ? classes.area : classes.wide}>
          {hasSide && <aside className={classes.side}>{side}</aside>}
          <main id="main" ref={main} tabIndex={-1} className={classes.main}>
            {children}
          </main>
        </div>
        <Footer />
        {phoneBar}
        <RenderWhenIdle now={isMenuOpen}>
          <PhoneMenu opened={isMenuOpen} onClose={() => setMenuOpen(false)} />
        </RenderWhenIdle>
        <RenderWhenIdle now={isSearching} fallback={<SearchFallback />}>
          {search}
        </RenderWhenIdle>
        <RenderWhenIdle>
          <Toasts />
        </RenderWhenIdle>
      </div>
    </PhoneMenuContext>
  );
}

/** After navigation, moves the focus to the content of the new page. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const previous = useRef(path);
  useEffect(() => {
    const hasNavigated = previous.current !== undefined && previous.current !== path;
    previous.current = path;
    // A user may open the search while the next page is still loading.
    const isFocusTaken = isSearchOpen() || main.current?.contains(document.activeElement) === true;
    if (hasNavigated && !isFocusTaken) main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
