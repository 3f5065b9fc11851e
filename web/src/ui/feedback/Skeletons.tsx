import { Group, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';

const WIDTHS = ['92%', '70%', '84%', '62%', '78%'];

function LoadingPlaceholder({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t('common:states.loading')}>
      {children}
    </div>
  );
}

/** Skeleton of a table. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <LoadingPlaceholder>
      <Stack gap={16} py={14}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never change places
          <Skeleton key={row} height={16} width={WIDTHS[row % WIDTHS.length] ?? '80%'} />
        ))}
      </Stack>
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
        <Skeleton height={30} width={280} />
        <Skeleton height={14} width={420} maw="70%" />
        <Skeleton height={260} mt="md" radius="md" />
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
