import { useRouterState } from '@tanstack/react-router';
import { loginPath } from '../../redirect-link';
import { useIsDrawn } from '../../ui/use-is-drawn';

/** Where a link to log in leads from the page that is shown, so that it comes back to it. */
export function useLoginPath(): string {
  // What a place keeps beside its address nobody knew who drew the page.
  const isDrawn = useIsDrawn();
  return useRouterState({
    select: ({ location: { href, state } }) => loginPath({ href, state: isDrawn ? {} : state }),
  });
}
