import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { SumRows } from '../cart';
import classes from './orders.module.css';

/** Something said of a request or an order beside its lines. */
export interface Fact {
  label: string;
  value: ReactNode;
}

interface DetailFrameProps {
  /** The table of its lines. */
  children: ReactNode;
  facts: readonly Fact[];
  /** What it comes to, where that does not stand above already. */
  sums: readonly { label: string; value: string }[];
  /** What can be done with it. */
  actions: ReactNode;
}

/** What unfolds below a row of a list: lines, facts and what can be done. */
export function DetailFrame({ children, facts, sums, actions }: DetailFrameProps) {
  return (
    <div className={classes.detail}>
      {children}
      {sums.length > 0 && <SumRows rows={sums} />}
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Group justify="flex-end" gap="xs">
        {actions}
      </Group>
    </div>
  );
}

/** Those facts that say something. */
export function saidFacts(facts: readonly { label: string; value: string | null }[]): Fact[] {
  return facts.filter(({ value }) => value !== null && value !== '');
}
