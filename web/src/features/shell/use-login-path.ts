import { useRouterState } from '@tanstack/react-router';
import { toLoginPath } from '../../redirect-link';
import { useIsPrerendered } from '../../ui/use-is-prerendered';

/** Path of the login page, which returns to the current page. */
export function useLoginPath(): string {
  const isPrerendered = useIsPrerendered();
  return useRouterState({
    select: ({ location: { href, pathname, state } }) => {
      if (!isPrerendered) return toLoginPath({ href, state });
      // A prerendered page has neither the return path nor the state of the location.
      return toLoginPath({ href: pathname === '/login' ? pathname : href, state: {} });
    },
  });
}
