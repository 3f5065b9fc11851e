import { useBrand } from './brand';
import classes from './styles.module.css';

/** The manufacturer's logo, or its name beside the portal's mark. */
export function Logo() {
  const brand = useBrand();
  const name = brand?.name ?? 'Cromia';
  if (brand?.logoUrl) return <img src={brand.logoUrl} alt={name} className={classes.logoImage} />;
  return (
    <>
      <svg viewBox="0 0 32 32" className={classes.logoMark} aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" />
        <path d="M22.4 11.6a7.6 7.6 0 1 0 0 8.8" />
      </svg>
      <span className={classes.wordmark}>{name}</span>
    </>
  );
}
