import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/format';
import classes from './styles.module.css';

/** An entry of a ranking, in EUR. */
export interface RankedEntry {
  id: string;
  /** A mark before the name, such as a swatch. */
  mark?: ReactNode;
  name: string;
  value: number;
  /** The value of the year before. */
  before: number;
}

/** Entries by value, each with its bar and, thinner, that of the year before; the longest bar is the maximum of both. */
export function RankedBars({
  label,
  year,
  entries,
}: {
  label: string;
  year: number;
  entries: readonly RankedEntry[];
}) {
  const { money } = useFormats();
  const highest = Math.max(...entries.flatMap(({ value, before }) => [value, before]), 1);
  const toWidth = (value: number) => ({ width: `${(Math.max(value, 0) / highest) * 100}%` });
  return (
    <>
      <div className={classes.legend} aria-hidden>
        <span>
          <i className={classes.value} /> {year}
        </span>
        <span>
          <i className={classes.before} /> {year - 1}
        </span>
      </div>
      <ol className={classes.bars} aria-label={label}>
        {entries.map(({ id, mark, name, value, before }) => (
          <li key={id} className={classes.bar}>
            <span className={classes.name}>
              {mark}
              <span className={classes.nameText}>{name}</span>
            </span>
            <span className={classes.track} aria-hidden>
              <span className={classes.value} style={toWidth(value)} />
              {before > 0 && <span className={classes.before} style={toWidth(before)} />}
            </span>
            <span className={classes.number}>{money(value)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
