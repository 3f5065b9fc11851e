import { Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { AreaButtons } from './AreaButtons';

/** Displayed before the first search: requires a filter, and offers the fields of use. */
export function SearchStartHint({ onArea }: ComponentProps<typeof AreaButtons>) {
  const { t } = useTexts('catalogue');
  return (
    <EmptyState icon={IconSearch} action={<AreaButtons onArea={onArea} />}>
      <Text span c="var(--mantine-color-text)" fw={600} display="block">
        {t('errors:SearchFilterRequired')}
      </Text>
      {t('catalogue:search.startAreas')}
    </EmptyState>
  );
}
