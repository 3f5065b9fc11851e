import classes from '../styles.module.css';

/** Keeps the place of the bar while the customer of a link is being loaded, so that the page does not move. */
export function ActingBarSpace() {
  return <div className={classes.acting} />;
}
