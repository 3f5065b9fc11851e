import type { FacetCounts } from '@cromia/domain/catalogue/search';
import { Button, Drawer, NativeSelect } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import type { SearchFilters } from '../../search/search-filters';
import { type CatalogueSearch, SERIAL_SORTS } from '../../search/search-state';
import { type ChosenValues, FacetPanel } from './FacetPanel';
import classes from './narrowing.module.css';

interface ResultToolsProps {
  filters: SearchFilters;
  counts: FacetCounts;
  /** Number of serials found. */
  total: number;
  /** Whether the filters are beside the results, so that no button opens them. */
  hasPanel: boolean;
  onNarrow: (chosen: ChosenValues) => void;
  onSort: (sort: CatalogueSearch['sort']) => void;
  stockButton: RefObject<HTMLButtonElement | null>;
}

/** Stock, order and, where the filters have no room beside the results, the button that opens them as a sheet. */
export function ResultTools(props: ResultToolsProps) {
  const { filters, counts, total, hasPanel, onNarrow, onSort, stockButton } = props;
  const { t } = useTexts('catalogue');
  const { quantity } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { narrowing, mode, sort } = filters;
  const { inStock = false } = narrowing;
  const active = Object.keys(narrowing).length;
  const defaultSort = mode === 'name' ? '' : SERIAL_SORTS[0];
  return (
    <div className={classes.tools}>
      <Button
        ref={stockButton}
        variant={inStock ? 'light' : 'default'}
        aria-pressed={inStock}
        onClick={() => onNarrow({ ...narrowing, inStock: !inStock })}
      >
        {t('catalogue:results.inStock')}
        <span className={classes.buttonCount}>{quantity(counts.inStock)}</span>
      </Button>
      {!hasPanel && (
        <Button
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('common:table.filters')}
          {active > 0 && <span className={classes.buttonCount}>{quantity(active)}</span>}
        </Button>
      )}
      <NativeSelect
        className={classes.sort ?? ''}
        aria-label={t('common:table.sortBy')}
        value={sort ?? defaultSort}
        data={[
          ...(mode === 'name' ? [{ value: '', label: t('catalogue:results.sortRelevance') }] : []),
          { value: SERIAL_SORTS[0], label: t('catalogue:results.sortAscending') },
          { value: SERIAL_SORTS[1], label: t('catalogue:results.sortDescending') },
        ]}
        onChange={({ currentTarget: { value } }) => {
          const next = SERIAL_SORTS.find((candidate) => candidate === value);
          onSort(next === defaultSort ? undefined : next);
        }}
      />
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        size="85%"
        title={t('common:table.filters')}
        closeButtonProps={{ 'aria-label': t('common:actions.close'), size: 44 }}
      >
        <FacetPanel counts={counts} narrowing={narrowing} onChange={onNarrow} />
        <div className={classes.sheetBar}>
          <Button size="md" fullWidth onClick={() => setOpen(false)}>
            {t('catalogue:results.show', { count: total })}
          </Button>
        </div>
      </Drawer>
    </div>
  );
}
