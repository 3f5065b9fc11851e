import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { localized } from '@cromia/domain/languages';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts';
import { ProductCodeChip } from './ProductCodeChip';
import classes from './ProductName.module.css';

/** A text per language, as answers carry them. */
type Texts = Readonly<Record<string, string | undefined>>;

interface ProductNameProps {
  product: {
    productCode: ProductCode;
    description: Texts;
    colorDescription: Texts;
    hex: string | null;
    brand: string;
  };
  /** Stands beside the code, as a status. */
  mark?: ReactNode;
}

/** A product in a list: its code with its colour, its name in the reader's language, colour and brand. */
export function ProductName({ product, mark }: ProductNameProps) {
  const { language } = useTexts();
  const { productCode, description, colorDescription, hex, brand } = product;
  const more = [localized(colorDescription, language), brand].filter((text) => text !== '').join(' · ');
  return (
    <div className={classes.product}>
      <span className={classes.code}>
        <ProductCodeChip code={productCode} hex={hex} />
        {mark}
      </span>
      <span className={classes.description}>{localized(description, language)}</span>
      <span className={classes.more}>{more}</span>
    </div>
  );
}
