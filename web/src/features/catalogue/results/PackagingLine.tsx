import { comparePackagings } from '@cromia/domain/catalogue/product';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import type { ResultColor, SerialResult } from '@cromia/domain/catalogue/search';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { ProductCodeChip } from '../../../ui/product/ProductCodeChip';
import { ProductAvailability } from '../ProductAvailability';
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
}

/** The packagings of a colour by number, ascending (section 9). */
export function sortPackagings({ products }: ResultColor): ResultColor['products'] {
  return [...products].sort((a, b) => comparePackagings(a.pkg, b.pkg));
}

/** The packagings of the chosen colour, each linking to its detail. */
export function PackagingLine({ result, color, onOpen }: PackagingLineProps) {
  const { t, language } = useTexts('catalogue');
  return (
    <div className={classes.packagings}>
      <Text size="sm" fw={550}>
        {color.color} {pickLocalizedText(color.colorDescription, language)}
      </Text>
      <ul className={classes.packagingList} aria-label={t('catalogue:results.packagings')}>
        {sortPackagings(color).map((product) => {
          const code = toProductCode(result, color, product);
          return (
            <li key={product.pkg}>
              <button
                type="button"
                className={classes.packaging}
                aria-label={t('catalogue:detail.openCode', { code: formatProductCode(code) })}
                onClick={() => onOpen(code)}
              >
                <ProductCodeChip code={code} />
                <ProductAvailability product={product} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
