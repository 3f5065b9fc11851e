import { useRouter, useRouterState } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

interface NavItemLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path below the base path, with an optional query. */
  path: string;
  /** Query added to the path; it does not affect whether the page is current. */
  query?: string | undefined;
  /** Whether pages below the path also count as current. */
  withChildren?: boolean;
  /** For a link to an area without a path: whether the current page belongs to the area. */
  isArea?: boolean | undefined;
  /** For a link in a breadcrumb, whose last entry is the current page. */
  isNeverCurrent?: boolean;
}

/** Whether a path, or with `withChildren` a page below it, is the current page. */
export function useIsCurrentPath(path: string, withChildren = false): boolean {
  const current = useRouterState({ select: (state) => state.location.pathname.replace(/\/$/, '') });
  return current === path || (withChildren && current.startsWith(`${path}/`));
}

/** A link to a path: navigates without a reload, and opens new tabs like any link. */
export function NavItemLink({
  path,
  query = '',
  withChildren = false,
  isArea,
  isNeverCurrent = false,
  onClick,
  ...anchor
}: NavItemLinkProps) {
  const router = useRouter();
  const isPage = useIsCurrentPath(path, withChildren);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlainClick) return;
    event.preventDefault();
    void router.navigate({ href: `${path}${query}` });
  };
  return (
    <a
      {...anchor}
      href={router.history.createHref(`${router.basepath}${path}${query}`)}
      onClick={follow}
      aria-current={isNeverCurrent ? undefined : isPage ? 'page' : isArea || undefined}
    />
  );
}
