import { useRouterState } from '@tanstack/react-router';
import { loginPath } from '../../redirect-link';

/** Where a link to log in leads from the page that is shown, so that it comes back to it. */
export function useLoginPath(): string {
  return useRouterState({ select: ({ location }) => loginPath(location) });
}
