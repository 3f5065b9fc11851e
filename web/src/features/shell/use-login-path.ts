import { useRouterState } from '@tanstack/react-router';
import { loginPath } from '../../redirect-link';
import { useIsPrerendered } from '../../ui/use-is-prerendered';

/** Where a link to log in leads from the page that is shown, so that it comes back to it. */
export function useLoginPath(): string {
  const isPrerendered = useIsPrerendered();
  return useRouterState({
    select: ({ location: { href, pathname, state } }) => {
      if (!isPrerendered) return loginPath({ href, state });
      // Which way back brought somebody to the login, and what a place keeps beside its address, nobody knew who drew it.
      return loginPath({ href: pathname === '/login' ? pathname : href, state: {} });
    },
  });
}
