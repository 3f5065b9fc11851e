import { PAGE_SIZES } from '@cromia/domain/limits';
import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import { useId } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { useIsPhone } from '../use-is-phone';

export interface PagerProps {
  /** Current page, from 0. */
  page: number;
  size: number;
  totalElements: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** Changes the page size; store the choice with `savePageSize`. */
  onSize: (size: number) => void;
}

/** Moves through the pages of a list and sets their size. */
export function Pager({ page, size, totalElements, totalPages, onPage, onSize }: PagerProps) {
  const { t } = useTexts();
  const { quantity } = useFormats();
  const sizeId = useId();
  const narrow = useIsPhone();
  const from = page * size + 1;
  const to = Math.min(totalElements, from + size - 1);
  return (
    <Group justify="space-between" mt="md" gap="md">
      <Group gap="4px 20px">
        <Text size="sm" c="dimmed">
          {t('common:table.range', {
            from: quantity(from),
            to: quantity(to),
            total: quantity(totalElements),
          })}
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Text component="label" htmlFor={sizeId} size="sm" c="dimmed">
            {t('common:table.rowsPerPage')}
          </Text>
          <NativeSelect
            id={sizeId}
            size="xs"
            value={String(size)}
            data={PAGE_SIZES.map((option) => ({ value: String(option), label: `${option}` }))}
            onChange={(event) => onSize(Number(event.currentTarget.value))}
          />
        </Group>
      </Group>
      {totalPages > 1 && (
        <Pagination
          aria-label={t('common:table.pages')}
          total={totalPages}
          value={page + 1}
          onChange={(next) => onPage(next - 1)}
          siblings={narrow ? 0 : 1}
          gap={narrow ? 4 : 8}
          size={narrow ? 'lg' : 'md'}
          getItemProps={(item) => ({ 'aria-label': t('common:table.page', { page: item }) })}
          getControlProps={(control) => ({
            'aria-label': t(control === 'previous' ? 'common:table.previousPage' : 'common:table.nextPage'),
          })}
        />
      )}
    </Group>
  );
}
