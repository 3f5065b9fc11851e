import { Group, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import classes from './Skeletons.module.css';

const WIDTHS = ['92%', '70%', '84%', '62%', '78%'];

function LoadingPlaceholder({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t('common:states.loading')}>
      {children}
    </div>
  );
}

/** Skeleton of a table, with its headings if they are known; of its cards on a phone. */
export function TableSkeleton({ rows = 8, headings = [] }: { rows?: number; headings?: readonly string[] }) {
  return (
    <LoadingPlaceholder>
      <div className={classes.table}>
        <div className={classes.head}>
          {headings.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
        </div>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never change places
          <div key={row} className={classes.row}>
            {(headings.length > 0 ? headings : WIDTHS).map((heading, column) => (
              <Skeleton key={heading} height={14} width={WIDTHS[(row + column) % WIDTHS.length] ?? '80%'} />
            ))}
          </div>
        ))}
      </div>
    </LoadingPlaceholder>
  );
}

/** Skeleton of a detail page: a picture beside text. */
export function DetailSkeleton() {
  return (
    <LoadingPlaceholder>
      <Group align="flex-start" gap={32} wrap="wrap">
        <Skeleton height={260} radius="md" style={{ flex: '1 1 260px' }} />
        <Stack style={{ flex: '2 1 320px' }}>
          <Skeleton height={28} width="60%" />
          <Skeleton height={14} />
          <Skeleton height={14} width="85%" />
          <Skeleton height={40} width="40%" mt="md" />
          <Skeleton height={120} mt="md" />
        </Stack>
      </Group>
    </LoadingPlaceholder>
  );
}

/** Skeleton of a page whose code is loading. */
export function PageSkeleton() {
  return (
    <LoadingPlaceholder>
      <Stack maw={1360} mx="auto" px={24} py={32}>
        <Skeleton height={30} width={280} maw="100%" />
        <Skeleton height={14} width={420} maw="70%" />
        <div className={classes.table}>
          <div className={classes.head} />
          {WIDTHS.map((width) => (
            <div key={width} className={classes.row}>
              <Skeleton height={14} width={width} />
            </div>
          ))}
        </div>
      </Stack>
    </LoadingPlaceholder>
  );
}

/** Skeleton of a card beside a page. */
export function CardSkeleton() {
  return (
    <LoadingPlaceholder>
      <Skeleton height={180} radius="md" />
    </LoadingPlaceholder>
  );
}
