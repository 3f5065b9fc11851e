import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Fact } from '../../../ui/fact';
import { type SumRow, SumRows } from '../../cart';
import classes from '../styles.module.css';

interface DetailFrameProps {
  /** The table of the lines. */
  children: ReactNode;
  facts: readonly Fact[];
  /** The sums; empty if the row already displays them. */
  sums: readonly SumRow[];
  /** The available actions. */
  actions: ReactNode;
  /** The messages about it. */
  talk?: ReactNode;
}

/** Expanded row of a list: lines, facts and actions. */
export function DetailFrame({ children, facts, sums, actions, talk }: DetailFrameProps) {
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
      {talk}
    </div>
  );
}

/** The facts without those that have no value. */
export function withoutEmptyFacts(facts: readonly { label: string; value: string | null }[]): Fact[] {
  return facts.filter(({ value }) => value !== null && value !== '');
}
