import { useFormats } from '../../i18n/format';
import classes from './work-list.module.css';

/** An amount of a turnover without cents, which leave no room for the other columns. */
export function WholeEuros({ amount }: { amount: number }) {
  const { quantity } = useFormats();
  return <span className={classes.unbroken}>{quantity(Math.round(amount), '€')}</span>;
}
