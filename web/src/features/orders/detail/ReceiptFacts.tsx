import type { Fact } from '../../../ui/fact';
import classes from '../styles.module.css';

/** The main facts of a receipt, in one row where they fit. */
export function ReceiptFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.receipt}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
