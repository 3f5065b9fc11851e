import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { useTexts } from '../../i18n/use-texts';
import { ColorSwatch } from './ColorSwatch';
import classes from './ProductCodeChip.module.css';

interface ProductCodeChipProps {
  code: ProductCode;
  /** Colour of the product as `#RRGGBB`, null if unknown; absent for no swatch. */
  hex?: string | null;
}

/** A product code as one chip, `F120-7035-25`, after a swatch of its colour. */
export function ProductCodeChip({ code, hex }: ProductCodeChipProps) {
  const { t } = useTexts();
  const displayedCode = formatProductCode(code);
  return (
    <span className={classes.chip} title={t('common:product.code', { code: displayedCode })}>
      {hex !== undefined && <ColorSwatch hex={hex} size={14} />}
      <span translate="no">{displayedCode}</span>
    </span>
  );
}
