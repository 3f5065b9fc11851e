import { useRouterState } from '@tanstack/react-router';
import { loginPath } from '../../redirect-link';
import { useIsPrerendered } from '../../ui/use-is-prerendered';

/** Path of the login page, which returns to the current page. */
export function useLoginPath(): string {
  const isPrerendered = useIsPrerendered();
  return useRouterState({
    select: ({ location: { href, pathname, state } }) => {
      if (!isPrerendered) return loginPath({ href, state });
      // The prerendered page does not know the return path or the state of the location.
      return loginPath({ href: pathname === '/login' ? pathname : href, state: {} });
    },
  });
}
