import { findCartError } from '@cromia/domain/cart/buying';
import { comparePackagings } from '@cromia/domain/catalogue/product';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import type { ResultColor, SerialResult } from '@cromia/domain/catalogue/search';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import { useShopScope } from '../../acting';
import { AddToListButton } from '../../add-to-list';
import { productQuery } from '../catalogue-queries';
import { ProductAvailability } from '../ProductAvailability';
import { canSeePrices, usePriceView } from '../product/price-view';
import classes from './styles.module.css';

/** The product code of a packaging in the results. */
export function toProductCode(
  { productClass, serial }: SerialResult,
  { color }: ResultColor,
  { pkg }: ResultColor['products'][number],
): ProductCode {
  return { productClass, serial, color, pkg };
}

interface PackagingLineProps {
  result: SerialResult;
  color: ResultColor;
  onOpen: (code: ProductCode) => void;
  /** The packaging that was searched for by its complete code; undefined for none. */
  searchedPkg?: string | undefined;
}

/** The viewer's price of the searched packaging; one that fails to load is left out, the detail displays it. */
function SearchedPrice({ code }: { code: ProductCode }) {
  const { unitPrice, unit } = useFormats();
  const seesPrices = canSeePrices(usePriceView());
  const { data } = useQuery({
    ...productQuery(code, useShopScope()?.query.customerCode),
    enabled: seesPrices,
  });
  const price = data && findCartError(data) === null ? data.pricesAndDiscounts?.finalUnitPrice : undefined;
  if (!seesPrices || data === undefined || price === undefined) return null;
  return (
    <Text span size="sm" fw={600}>
      {unitPrice(price)}/{unit(data.um)}
    </Text>
  );
}

/** The packagings of a colour by number, ascending (section 9). */
export function sortPackagings({ products }: ResultColor): ResultColor['products'] {
  return [...products].sort((a, b) => comparePackagings(a.pkg, b.pkg));
}

/** The packagings of the chosen colour by code and content, each linking to its detail. */
export function PackagingLine({ result, color, onOpen, searchedPkg }: PackagingLineProps) {
  const { t, language } = useTexts('catalogue');
  const { quantity } = useFormats();
  return (
    <div className={classes.packagings}>
      <Text size="sm" fw={550}>
        {color.color} {pickLocalizedText(color.colorDescription, language)}
      </Text>
      <ul className={classes.packagingList} aria-label={t('catalogue:results.packagings')}>
        {sortPackagings(color).map((product) => {
          const code = toProductCode(result, color, product);
          const content = result.packagings.find(({ pkg }) => pkg === product.pkg);
          const isSearched = product.pkg === searchedPkg;
          return (
            <li key={product.pkg} className={classes.packagingItem}>
              <button
                type="button"
                className={classes.packaging}
                aria-current={isSearched || undefined}
                aria-description={content && quantity(content.qta, content.um)}
                aria-label={t('catalogue:detail.openCode', { code: formatProductCode(code) })}
                onClick={() => onOpen(code)}
              >
                <ProductCodeChip code={code} />
                {content !== undefined && (
                  <Text span size="sm">
                    {quantity(content.qta, content.um)}
                  </Text>
                )}
                {isSearched && <SearchedPrice code={code} />}
                <ProductAvailability product={product} />
              </button>
              <AddToListButton
                product={formatProductCode(code)}
                getProducts={() => [{ productCode: code, quantity: null }]}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
