import type { Fact } from '../../ui/fact';
import deskLayout from './layout.module.css';

/** Facts of a request or an order beside its lines, followed by the notes, each in a row of its own. */
export function FactList({ facts, notes }: { facts: readonly Fact[]; notes: readonly Fact[] }) {
  return (
    <div className={deskLayout.panel}>
      <Facts facts={facts} />
      {notes.length > 0 && <Facts facts={notes} areLong />}
    </div>
  );
}

function Facts({ facts, areLong = false }: { facts: readonly Fact[]; areLong?: boolean }) {
  return (
    <dl className={deskLayout.facts} data-long={areLong || undefined}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The notes that have a text, each with its label. */
export function toNoteFacts(notes: readonly { label: string; text: string | null }[]): Fact[] {
  return notes.flatMap(({ label, text }) =>
    text ? [{ label, value: <span className={deskLayout.note}>{text}</span> }] : [],
  );
}
