import { pickLocalizedText } from '@cromia/domain/languages';
import type { PricedProduct } from '@cromia/domain/prices/price-grid';
import { Group, Select, TextInput } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { PriceRow } from './price-form';

/** A product with its row and its index in the form. */
type IndexedProduct = PricedProduct & PriceRow & { index: number };

interface GridFilter {
  pkg: string | null;
  color: string;
}

/** The filter of a grid and the rows of the products that match it. */
export function useGridFilter(products: readonly PricedProduct[], rows: readonly PriceRow[]) {
  const { language } = useTexts();
  const [filter, setFilter] = useState<GridFilter>({ pkg: null, color: '' });
  const gridRows = useMemo(() => {
    const words = filter.color.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
    return products.flatMap((product, index): IndexedProduct[] => {
      const { productCode, colorDescription } = product;
      const text = `${productCode.color} ${pickLocalizedText(colorDescription, language)}`.toLocaleLowerCase(
        language,
      );
      const isMatch =
        (filter.pkg === null || filter.pkg === productCode.pkg) && words.every((word) => text.includes(word));
      const row = rows[index];
      return isMatch && row !== undefined ? [{ ...product, ...row, index }] : [];
    });
  }, [products, rows, filter, language]);
  return { filter, setFilter, gridRows };
}

interface GridFiltersProps {
  products: readonly PricedProduct[];
  filter: GridFilter;
  onChange: (filter: GridFilter) => void;
  /** Further controls. */
  children?: ReactNode;
}

/** Restricts a grid to a packaging and to colours, so that one price can be filled down over them. */
export function GridFilters({ products, filter, onChange, children }: GridFiltersProps) {
  const { t } = useTexts('catalogue', 'prices-desk');
  const { quantity } = useFormats();
  const packagings = useMemo(() => {
    const byPkg = new Map(products.map(({ productCode, qta, um }) => [productCode.pkg, { qta, um }]));
    return [...byPkg]
      .toSorted(([, a], [, b]) => a.qta - b.qta)
      .map(([pkg, { qta, um }]) => ({ value: pkg, label: `${pkg} · ${quantity(qta, um)}` }));
  }, [products, quantity]);
  return (
    <Group gap="sm" align="flex-end">
      <Select
        label={t('catalogue:detail.packaging')}
        placeholder={t('prices-desk:all')}
        data={packagings}
        value={filter.pkg}
        onChange={(pkg) => onChange({ ...filter, pkg })}
        clearable
        w={170}
      />
      <TextInput
        label={t('catalogue:detail.color')}
        value={filter.color}
        onChange={(event) => onChange({ ...filter, color: event.currentTarget.value })}
        autoComplete="off"
        w={170}
      />
      {children}
    </Group>
  );
}
