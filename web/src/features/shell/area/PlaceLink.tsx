import { useRouter, useRouterState } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path below the base path, with its query if it has one; navigation lists carry them as texts. */
  path: string;
  /** Follows the path, and does not tell whether it is the current place. */
  query?: string | undefined;
  /** Whether the pages below the path count as the place too. */
  withChildren?: boolean;
  /** For a link to an area that has no path of its own: whether the current page belongs to it. */
  isArea?: boolean | undefined;
}

/** Whether a path, or with `withChildren` a page below it, is the current place. */
export function useIsCurrent(path: string, withChildren = false): boolean {
  const current = useRouterState({ select: (state) => state.location.pathname.replace(/\/$/, '') });
  return current === path || (withChildren && current.startsWith(`${path}/`));
}

/** A link to a place known by its path: follows without a reload, opens new tabs as any link does. */
export function PlaceLink({
  path,
  query = '',
  withChildren = false,
  isArea,
  onClick,
  ...anchor
}: PlaceLinkProps) {
  const router = useRouter();
  const isPage = useIsCurrent(path, withChildren);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    void router.navigate({ href: `${path}${query}` });
  };
  return (
    <a
      {...anchor}
      href={router.history.createHref(`${router.basepath}${path}${query}`)}
      onClick={follow}
      aria-current={isPage ? 'page' : isArea || undefined}
    />
  );
}
