import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './styles.module.css';

/** One part of a registration or profile under its heading, to fill in or to read. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}
