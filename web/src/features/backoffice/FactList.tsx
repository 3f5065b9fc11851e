import type { Fact } from '../orders';
import classes from './backoffice.module.css';

/** What is said of a request or an order beside its lines; the notes below the rest. */
export function FactList({ facts, notes }: { facts: readonly Fact[]; notes: readonly Fact[] }) {
  return (
    <div className={classes.panel}>
      <Facts facts={facts} />
      {notes.length > 0 && <Facts facts={notes} />}
    </div>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Texts of people, each with its name; those that are there. */
export function writtenNotes(notes: readonly { label: string; text: string | null }[]): Fact[] {
  return notes.flatMap(({ label, text }) =>
    text ? [{ label, value: <span className={classes.note}>{text}</span> }] : [],
  );
}
