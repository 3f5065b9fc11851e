import { formatProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText, type UiLanguage } from '@cromia/domain/languages';
import { Button, Text } from '@mantine/core';
import { use } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { StatusBadge } from '../../ui/feedback/StatusBadge';
import { ColorSwatch } from '../../ui/product/ColorSwatch';
import { ProductName } from '../../ui/product/ProductName';
import { AvailabilityBadge } from '../cart';
import { HazardMark } from '../hazards';
import { type QuickRow, withSuggestion } from './quick-rows';
import { QuickRowsContext } from './quick-rows-context';
import classes from './styles.module.css';

const SWATCH = 14;

function formatList(items: readonly string[], language: UiLanguage): string {
  return new Intl.ListFormat(language).format(items);
}

/** The product of a line, or its error with suggestions. */
export function QuickRowProduct({ row }: { row: QuickRow }) {
  const { t, language } = useTexts('quick-order');
  const rows = use(QuickRowsContext);
  const { problem, product, suggestions, text } = row;
  const duplicates = rows?.findDuplicates(row) ?? [];
  return (
    <div>
      {product !== null && (
        <ProductName
          product={product}
          mark={
            <>
              <AvailabilityBadge availability={product.availability} />
              <HazardMark code={product.productCode} />
            </>
          }
        />
      )}
      {/* The status of a product that is not sold already states the problem. */}
      {problem !== null && (product === null || problem !== 'ProductNotAvailable') && (
        <StatusBadge tone="danger">{t(`quick-order:problem.${problem}`)}</StatusBadge>
      )}
      {duplicates.length > 0 && (
        <Text size="xs">
          {t('quick-order:duplicate', {
            count: duplicates.length,
            lines: formatList(duplicates.map(String), language),
          })}
        </Text>
      )}
      {suggestions.length > 0 && (
        <div className={classes.suggestions}>
          <Text size="xs" c="dimmed">
            {t(problem === 'PackagingMissing' ? 'quick-order:which' : 'quick-order:meant')}
          </Text>
          {suggestions.map((suggestion) => {
            const code = formatProductCode(suggestion.productCode);
            const name = pickLocalizedText(suggestion.description, language);
            return (
              <Button
                key={toProductKey(suggestion.productCode)}
                variant="default"
                size="compact-sm"
                leftSection={<ColorSwatch hex={suggestion.hex} size={SWATCH} />}
                title={name}
                aria-label={t('quick-order:accept', { code, text })}
                onClick={() => rows?.change(withSuggestion(row, suggestion))}
              >
                <span translate="no">{code}</span>
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
}
