import type { CartItem } from '@cromia/domain/cart/cart-items';
import { type CartHardener, calculateHardenerNeed, type HardenerNeed } from '@cromia/domain/cart/hardeners';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { useIsPhone } from '../../../ui/use-is-phone';
import { useShopScope } from '../../acting';
import { hardenersQuery } from '../cart-queries';
import type { AddedItem } from '../lines/added-item';
import { useAddToCart } from '../use-cart-changes';
import classes from './missing-hardeners.module.css';

/** Rows shown before the notice folds, so that the lines of the cart stay in view; a phone shows none. */
const UNFOLDED_ROWS = 2;

interface MissingHardenersProps {
  /** All lines of the cart. */
  lines: readonly CartItem[];
  selected: readonly CartItem[];
}

/** The hardeners that the selected lines need and lack: one line each, folded behind one if there are many. */
export function MissingHardeners({ lines, selected }: MissingHardenersProps) {
  const { t } = useTexts('cart');
  const isPhone = useIsPhone();
  const { data = [] } = useQuery(hardenersQuery(useShopScope(), lines));
  const addToCart = useAddToCart();
  const [isUnfolded, setUnfolded] = useState(false);
  const missing = data.flatMap((hardener) => {
    const need = calculateHardenerNeed(hardener, selected);
    return need === null ? [] : [{ hardener, need }];
  });
  if (missing.length === 0) return null;
  const limit = isPhone ? 0 : UNFOLDED_ROWS;
  const folded = missing.length - limit;
  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown;
  return (
    <section className={classes.notice} aria-label={t('cart:hardeners.title')}>
      {missing.slice(0, isUnfolded ? undefined : limit).map(({ hardener, need }) => (
        <MissingHardenerRow
          key={`${hardener.productClass}-${hardener.serial}-${hardener.unit}`}
          hardener={hardener}
          need={need}
          adding={addToCart.isPending}
          onAdd={(items) => addToCart.mutate(items)}
        />
      ))}
      {folded > 0 && (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <IconAlertTriangle size={18} aria-hidden className={classes.icon} />
          <span>{t(limit === 0 ? 'cart:hardeners.some' : 'cart:hardeners.more', { count: folded })}</span>
          <Chevron size={18} aria-hidden />
        </button>
      )}
      {addToCart.error !== null && (
        <div role="alert">{t(`errors:${toApiProblem(addToCart.error).code}`)}</div>
      )}
    </section>
  );
}

interface MissingHardenerRowProps {
  hardener: CartHardener;
  need: HardenerNeed;
  adding: boolean;
  onAdd: (items: AddedItem[]) => void;
}

function MissingHardenerRow({ hardener, need, adding, onAdd }: MissingHardenerRowProps) {
  const { t, language } = useTexts('cart');
  const { quantity, money } = useFormats();
  const amount = (value: number) => quantity(value, hardener.unit);
  const { required, available, missing, add } = need;
  const multipliers = add.flatMap(({ offered: { qtyPkgMultiplier } }) =>
    qtyPkgMultiplier > 1 ? [qtyPkgMultiplier] : [],
  );
  const price = add.reduce((sum, { offered, quantity: packs }) => sum + (offered.price ?? 0) * packs, 0);
  const isPriced = add.every(({ offered }) => offered.price !== null);
  return (
    <div className={classes.row}>
      <IconAlertTriangle size={18} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <strong>
          {hardener.serial} {pickLocalizedText(hardener.description, language)}
        </strong>
        {' · '}
        {t('cart:hardeners.need', {
          required: amount(required),
          available: amount(available),
          missing: amount(missing),
        })}{' '}
        {add.length === 0 && t('cart:hardeners.none')}
        {multipliers.length > 0 && t('cart:hardeners.multiplier', { multiplier: Math.max(...multipliers) })}
      </div>
      {add.length > 0 && (
        <Button
          variant="default"
          size="compact-md"
          {...busyButtonProps(adding)}
          onClick={() =>
            onAdd(
              add.map(({ offered: { productCode }, quantity: packs }) => ({ productCode, quantity: packs })),
            )
          }
        >
          {t('cart:hardeners.add', {
            packages: add
              .map(({ offered: { content }, quantity: packs }) =>
                t('cart:hardeners.packages', { packs, content: amount(content) }),
              )
              .join(' + '),
          })}
          {isPriced && ` · ${money(price)}`}
        </Button>
      )}
    </div>
  );
}
