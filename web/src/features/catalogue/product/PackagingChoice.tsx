import type { ProductVariant } from '@cromia/domain/catalogue/product';
import { lazy, Suspense, useId } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { calculateRelativeScales } from '../../../ui/picture/packaging-size';
import { useInputDraft } from '../use-input-draft';
import { canSeePrices, usePriceView } from './price-view';
import classes from './styles.module.css';

const PackagingIcon = lazy(() => import('../../../ui/picture/PackagingIcon'));

interface PackagingChoiceProps {
  variants: readonly ProductVariant[];
  /** Colour as `#RRGGBB`; null if colourless or not known. */
  hex: string | null;
  pkg: string;
  onChange: (variant: ProductVariant) => void;
}

/** Compares packagings by their numeric quantity (section 9). */
export function compareByQuantity(a: ProductVariant, b: ProductVariant): number {
  return a.qta - b.qta || a.pkg.localeCompare(b.pkg);
}

/** The packagings of a colour as segmented buttons, each drawn at its relative size, with the price of a litre or kilo. */
export function PackagingChoice({ variants, hex, pkg, onChange }: PackagingChoiceProps) {
  const { t } = useTexts('catalogue', 'cart');
  const { unitPrice, unit, quantity } = useFormats();
  const name = useId();
  // The choice is displayed at once; the detail follows when it has loaded.
  const [chosen, setChosen] = useInputDraft(pkg);
  const seesPrices = canSeePrices(usePriceView());
  const sorted = [...variants].sort(compareByQuantity);
  const scales = calculateRelativeScales(sorted);
  const formatSecondLine = (variant: ProductVariant) => {
    const { availability } = variant;
    if (availability !== 'AVAILABLE') return t(`cart:availability.${availability}`);
    if (!seesPrices) return null;
    const price = variant.pricesAndDiscounts?.finalUnitPrice;
    return price === undefined
      ? t('common:product.priceNotAssigned')
      : t('catalogue:detail.packagingPrice', { price: unitPrice(price), unit: unit(variant.um) });
  };
  return (
    <fieldset className={classes.fieldset}>
      <legend className={classes.legend}>{t('catalogue:detail.packaging')}</legend>
      <div className={classes.segments}>
        {sorted.map((variant, index) => (
          <label key={variant.pkg} className={classes.segment}>
            <input
              type="radio"
              name={name}
              value={variant.pkg}
              checked={variant.pkg === chosen}
              onChange={() => {
                setChosen(variant.pkg);
                onChange(variant);
              }}
              className={classes.radio}
            />
            <span className={classes.segmentPicture}>
              <Suspense>
                <PackagingIcon packaging={variant} hex={hex} scale={scales[index] ?? 1} />
              </Suspense>
            </span>
            <span className={classes.segmentText}>
              <span className={classes.segmentMain}>{quantity(variant.qta, variant.um)}</span>
              <span className={classes.segmentSecond}>{formatSecondLine(variant)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
