import { Anchor } from '@mantine/core';
import { IconArrowLeft, IconClipboardOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toApiProblem } from '../../api/problem';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import { PageFrame } from '../../ui/PageFrame';
import classes from './desk-frame.module.css';

interface DeskFrameProps<Data> {
  query: UseQueryResult<Data>;
  /** Title while loading. */
  title: string;
  /** Link back to the queue. */
  back: ReactNode;
  notFound: string;
  children: (data: Data) => ReactNode;
}

/** Page of a desk entry; shows a placeholder while loading, and the reason if loading fails. */
export function DeskFrame<Data>({ query, title, back, notFound, children }: DeskFrameProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  const isNotFound = query.isError && toApiProblem(query.error).code === 'NotFound';
  return (
    <PageFrame title={title} above={back}>
      {isNotFound && <EmptyState icon={IconClipboardOff}>{notFound}</EmptyState>}
      {query.isError && !isNotFound && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.isPending && <DetailSkeleton />}
    </PageFrame>
  );
}

/** The router's links count as current on the pages below theirs. */
const NEVER_CURRENT = { activeOptions: { exact: true } };

interface BackLinkProps {
  /** Renders the anchor as a router link. */
  link: (props: object) => ReactNode;
  children: string;
}

/** Link back to a queue in its previous state. */
export function BackLink({ link, children }: BackLinkProps) {
  return (
    <Anchor
      size="sm"
      c="text"
      className={classes.back}
      renderRoot={(props) => link({ ...props, ...NEVER_CURRENT })}
    >
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </Anchor>
  );
}
