import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { formatColorAndBrand, type Texts } from './format-color-and-brand';
import { ProductCodeChip } from './ProductCodeChip';
import classes from './ProductName.module.css';

interface ProductNameProps {
  product: {
    productCode: ProductCode;
    description: Texts;
    colorDescription: Texts;
    hex: string | null;
    brand: string;
  };
  /** Content before the texts. */
  picture?: ReactNode;
  /** Content beside the code, such as a status. */
  mark?: ReactNode;
  /** Opens the product; set where its name is a link. */
  onOpen?: () => void;
}

/** A product in a list: its code with its colour, its name in the reader's language, colour and brand. */
export function ProductName({ product, picture, mark, onOpen }: ProductNameProps) {
  const { language } = useTexts();
  const { productCode, description, hex } = product;
  const textBlock = (
    <div className={classes.textBlock}>
      <span className={classes.code}>
        <ProductCodeChip code={productCode} hex={hex} />
        {mark}
      </span>
      {onOpen === undefined ? (
        <span className={classes.description}>{pickLocalizedText(description, language)}</span>
      ) : (
        <Anchor
          component="button"
          type="button"
          className={classes.description}
          c="inherit"
          ta="left"
          onClick={onOpen}
        >
          {pickLocalizedText(description, language)}
        </Anchor>
      )}
      <span className={classes.colorAndBrand}>{formatColorAndBrand(product, language)}</span>
    </div>
  );
  if (picture === undefined) return textBlock;
  return (
    <div className={classes.withPicture}>
      <span className={classes.picture}>{picture}</span>
      {textBlock}
    </div>
  );
}
