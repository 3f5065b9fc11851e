import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../../../i18n/format';
import { getProductLanguageName } from '../../../../i18n/languages';
import { useTexts } from '../../../../i18n/use-texts';
import { deskLayout, type HistoryChange } from '../../../desk';

const LABELS = {
  shortDescription: 'catalogue-desk:texts.short',
  longDescription: 'catalogue-desk:texts.long',
  colorDescription: 'catalogue-desk:texts.color',
  status: 'catalogue-desk:product.status',
  tsc: 'catalogue-desk:product.supply',
  inStock: 'catalogue-desk:product.stock',
  availableOn: 'catalogue-desk:product.availableOn',
  lat: 'catalogue-desk:product.image',
  unitPrice: 'prices-desk:fields.unitPrice',
  discountPct1: 'prices-desk:fields.discountPct1',
  discountPct2: 'prices-desk:fields.discountPct2',
} as const;

/** Changes displayed at first; a save can contain a whole price list. */
const MAX_CHANGES = 25;

/** The old and new values of a correction of the catalogue or of prices, one line each. */
export function CorrectedValues({ changes }: { changes: readonly HistoryChange[] }) {
  const { t } = useTexts('catalogue-desk', 'prices-desk');
  const { quantity, date } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const formatLabel = (field: string) => {
    const [name, tag] = field.split('.');
    const key = Object.entries(LABELS).find(([labelled]) => labelled === name)?.[1];
    const language = PRODUCT_LANGUAGES.find((candidate) => candidate === tag);
    const text = key === undefined ? field : t(key);
    return language === undefined ? text : `${text} (${getProductLanguageName(language)})`;
  };
  const formatValue = (field: string, value: HistoryChange['was']) => {
    if (field === 'availableOn' && typeof value === 'string') return date(value);
    if (typeof value === 'number') return quantity(value);
    if (typeof value === 'boolean')
      return t(value ? 'catalogue-desk:product.inStock' : 'catalogue-desk:product.outOfStock');
    return value || '–';
  };
  const displayed = isWhole ? changes : changes.slice(0, MAX_CHANGES);
  return (
    <>
      {displayed.map(({ product, field, was, is }) => (
        <Text size="sm" key={`${product} ${field}`} className={deskLayout.written} lineClamp={3}>
          {[product, formatLabel(field)].filter(Boolean).join(' · ')}: {formatValue(field, was)} →{' '}
          {formatValue(field, is)}
        </Text>
      ))}
      {displayed.length < changes.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('prices-desk:more', { count: changes.length - displayed.length })}
        </Button>
      )}
    </>
  );
}
