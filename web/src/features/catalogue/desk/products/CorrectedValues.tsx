import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import { Text } from '@mantine/core';
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
  lat: 'catalogue-desk:product.image',
} as const;

/** The old and new values of a correction in the catalogue, one line each. */
export function CorrectedValues({ changes }: { changes: readonly HistoryChange[] }) {
  const { t } = useTexts('catalogue-desk');
  const formatLabel = (field: string) => {
    const [name, tag] = field.split('.');
    const key = Object.entries(LABELS).find(([labelled]) => labelled === name)?.[1];
    const language = PRODUCT_LANGUAGES.find((candidate) => candidate === tag);
    const text = key === undefined ? field : t(key);
    return language === undefined ? text : `${text} (${getProductLanguageName(language)})`;
  };
  const formatValue = (value: HistoryChange['was']) => {
    if (typeof value === 'boolean')
      return t(value ? 'catalogue-desk:product.inStock' : 'catalogue-desk:product.outOfStock');
    return value || '–';
  };
  return changes.map(({ field, was, is }) => (
    <Text size="sm" key={field} className={deskLayout.written} lineClamp={3}>
      {formatLabel(field)}: {formatValue(was)} → {formatValue(is)}
    </Text>
  ));
}
