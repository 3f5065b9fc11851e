import type { Fact } from '../../ui/fact';
import deskLayout from './layout.module.css';

/** Facts of a request or an order, followed by the notes, each in a full row. */
export function FactList({ facts, notes }: { facts: readonly Fact[]; notes: readonly Fact[] }) {
  return (
    <div className={deskLayout.panel}>
      <Facts facts={facts} />
      {notes.length > 0 && <Facts facts={notes} isLong />}
    </div>
  );
}

function Facts({ facts, isLong = false }: { facts: readonly Fact[]; isLong?: boolean }) {
  return (
    <dl className={deskLayout.facts} data-long={isLong || undefined}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Converts the notes that have a text to facts. */
export function toNoteFacts(notes: readonly { label: string; text: string | null }[]): Fact[] {
  return notes.flatMap(({ label, text }) =>
    text ? [{ label, value: <span className={deskLayout.note}>{text}</span> }] : [],
  );
}
