import { IconShoppingCart } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { NavItemLink } from '../area/NavItemLink';
import { useNavigation } from '../area/navigation';
import classes from '../styles.module.css';

/** The cart in the bar, with its count above 0. The cart feature knows the count and renders it. */
export function CartLink({ count }: { count: number }) {
  const { t } = useTexts();
  const { cart } = useNavigation();
  return (
    <NavItemLink
      path={cart.path}
      className={classes.barButton}
      aria-label={count > 0 ? t('shell:cart.withItems', { count }) : t('shell:nav.cart')}
    >
      <IconShoppingCart size={20} stroke={1.75} aria-hidden />
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </NavItemLink>
  );
}
