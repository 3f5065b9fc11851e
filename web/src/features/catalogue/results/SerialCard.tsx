import { parseLine } from '@cromia/domain/cart/quick-order/lines';
import { isSold } from '@cromia/domain/catalogue/product';
import type { DisplayedProductCode, ProductCode } from '@cromia/domain/catalogue/product-code';
import type { LowestPrice, ResultColor, SerialResult } from '@cromia/domain/catalogue/search';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Button, Paper, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ProductPicture, toProductImage } from '../../../ui/picture/ProductPicture';
import { Pictograms } from '../../hazards';
import { colorsQuery } from '../catalogue-queries';
import type { SearchFilters } from '../search/search-filters';
import { ColorTiles } from './ColorTiles';
import { filterColors } from './filter-colors';
import { PackagingLine, sortPackagings, toProductCode } from './PackagingLine';
import classes from './styles.module.css';

interface SerialCardProps {
  result: SerialResult;
  /** Filters of the search. */
  filters: SearchFilters;
  /** The customer's lowest price, if the viewer sees one. */
  lowestPrice: LowestPrice | undefined;
  onOpen: (code: ProductCode) => void;
  /** Whether the result is that of an earlier search, and cannot be clicked. */
  isStale: boolean;
}

/** The colours of a result: those in the response, and all of them on demand. */
function useColors(result: SerialResult, filters: SearchFilters) {
  const [expanded, setExpanded] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    ...colorsQuery(result, filters),
    enabled: expanded,
  });
  const hasAllColors = expanded && data !== undefined;
  const retry = () => void refetch();
  return {
    colors: hasAllColors ? data : result.colors,
    hasAllColors,
    loading: expanded && !hasAllColors && isFetching,
    error: expanded ? error : null,
    retry,
    toggle: () => (expanded && !hasAllColors ? retry() : setExpanded(!expanded)),
  };
}

/** The picture of a serial in the chosen colour, else in a colour that varies by serial. */
function SerialPicture({ result, color }: { result: SerialResult; color: ResultColor | undefined }) {
  const { serial, packagings, colors } = result;
  const hash = [...serial].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const displayedColor = color ?? colors[hash % colors.length];
  const product = displayedColor && sortPackagings(displayedColor)[0];
  const packaging = packagings.find(({ pkg }) => pkg === product?.pkg);
  if (displayedColor === undefined || packaging === undefined) return null;
  return (
    <ProductPicture
      image={toProductImage(product?.image, product?.imageVersion)}
      drawn={{ serial, hex: displayedColor.hex, um: packaging.um, qta: packaging.qta }}
      sizes="(max-width: 62em) 96px, 128px"
    />
  );
}

/** The product code of a search by complete code, in any notation; null for other searches. */
function parseSearchedCode({ mode, values }: SearchFilters): DisplayedProductCode | null {
  return mode === 'name' ? parseLine(1, values.nameCode).code : null;
}

/** Whether one of the found products is still sold (section 5): what cannot be bought has no price. */
const hasSoldProduct = ({ colors, colorCount }: SerialResult) =>
  colorCount > colors.length || colors.some(({ products }) => products.some(isSold));

/** One serial of the results: its data, its colours, and the packagings of the chosen colour. */
export function SerialCard({ result, filters, lowestPrice, onOpen, isStale }: SerialCardProps) {
  const { t, language } = useTexts('catalogue');
  const { unitPrice, unit } = useFormats();
  const { serial, colorCount, brand } = result;
  const { colors, hasAllColors, loading, error, retry, toggle } = useColors(result, filters);
  const [filter, setFilter] = useState({ text: '', language });
  // The filter matches names in the language in which it was typed, and is ignored in another one.
  const typed = filter.language === language ? filter.text : '';
  const setTyped = (text: string) => setFilter({ text, language });
  const [chosen, setChosen] = useState<string>();
  const visibleColors = hasAllColors ? filterColors(colors, typed, language) : colors;
  const searched = parseSearchedCode(filters);
  // A complete code chooses its colour, and marks its packaging.
  const color = colors.find((candidate) => candidate.color === (chosen ?? searched?.color));
  const searchedPkg = color?.color === searched?.color ? searched?.pkg : undefined;
  const choose = (next: ResultColor) => {
    setChosen(next.color);
    const packagings = sortPackagings(next);
    const packaging = packagings.find(({ pkg }) => pkg === searched?.pkg) ?? packagings[0];
    if (packaging !== undefined) onOpen(toProductCode(result, next, packaging));
  };
  const firstColor = colors.find((candidate) => candidate.color === searched?.color) ?? colors[0];
  return (
    <Paper component="article" inert={isStale} className={classes.card} aria-labelledby={`serial-${serial}`}>
      <header className={classes.head}>
        <div className={classes.picture}>
          <SerialPicture result={result} color={color} />
        </div>
        <div>
          <Title order={2} size="h3" id={`serial-${serial}`}>
            <button
              type="button"
              className={classes.openButton}
              onClick={() => {
                const opened = color ?? firstColor;
                if (opened !== undefined) choose(opened);
              }}
            >
              <span className={classes.serial} translate="no">
                {serial}
              </span>{' '}
              {pickLocalizedText(result.shortDescription, language)}
            </button>
          </Title>
          <Text size="sm" c="dimmed">
            {brand} · {t('catalogue:results.colors', { count: colorCount })}
          </Text>
          <Pictograms pictograms={(color ?? result).hazard?.pictograms ?? []} size="line" />
          {lowestPrice !== undefined && hasSoldProduct(result) && (
            <Text fw={600} mt={4}>
              {t('catalogue:results.from', {
                price: unitPrice(lowestPrice.finalUnitPrice),
                unit: unit(lowestPrice.um),
              })}
            </Text>
          )}
        </div>
        {color !== undefined && (
          <PackagingLine result={result} color={color} onOpen={onOpen} searchedPkg={searchedPkg} />
        )}
      </header>
      <div className={classes.body}>
        {hasAllColors && (
          <TextInput
            className={classes.colorFilter}
            label={t('catalogue:results.filterColors')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        {visibleColors.length === 0 ? (
          <Text role="status" size="sm">
            {t('catalogue:results.noColors')}
          </Text>
        ) : (
          <ColorTiles
            label={t('catalogue:results.colorsOf', { serial })}
            colors={visibleColors}
            total={colorCount}
            chosen={color?.color}
            onChoose={choose}
          />
        )}
        {error !== null && <ErrorState error={error} onRetry={retry} retrying={loading} />}
        {colorCount > result.colors.length && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-expanded={hasAllColors}
            onClick={() => {
              setTyped('');
              toggle();
            }}
            {...busyButtonProps(loading)}
          >
            {hasAllColors
              ? t('catalogue:results.fewer')
              : t('catalogue:results.more', { count: colorCount - result.colors.length })}
          </Button>
        )}
      </div>
    </Paper>
  );
}
