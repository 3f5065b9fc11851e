import { DEFAULT_TIME_ZONE } from '@cromia/domain/dates';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { queryClient } from './api/query-client';
import { getCurrentUser } from './api/session';
import { useBrand } from './features/shell';
import { TimeZoneContext } from './i18n/time-zone';
import type { AppRouter } from './router';
import { LeavePromptContext } from './ui/leaving/prompt-context';
import { keepFocusInLists } from './ui/list/keep-focus-in-list';
import { buildTheme, resolveCssVariables } from './ui/theme';
import { SiteNameContext } from './ui/use-window-title';

const isLoggedIn = () => getCurrentUser() !== null;

/** Provides the brand's colour, name and calendar once they are known. */
function BrandProvider({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const accent = brand?.accent ?? null;
  const theme = useMemo(() => buildTheme(accent), [accent]);
  useLayoutEffect(() => {
    // Section 2: the document title is the portal's name; each page prefixes its own title.
    if (brand !== undefined) document.title = brand.name;
  }, [brand]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables} defaultColorScheme="auto">
      <SiteNameContext value={brand?.name}>
        <TimeZoneContext value={brand?.timeZone ?? DEFAULT_TIME_ZONE}>{children}</TimeZoneContext>
      </SiteNameContext>
    </MantineProvider>
  );
}

interface AppProps {
  router: AppRouter;
  /** Called once the page is interactive. */
  onInteractive?: () => void;
}

/** The app: the providers shared by all pages, around the router. */
export function App({ router, onInteractive }: AppProps) {
  useEffect(() => onInteractive?.(), [onInteractive]);
  useEffect(keepFocusInLists, []);
  return (
    <QueryClientProvider client={queryClient}>
      <BrandProvider>
        <LeavePromptContext value={isLoggedIn}>
          <RouterProvider router={router} />
        </LeavePromptContext>
      </BrandProvider>
    </QueryClientProvider>
  );
}
