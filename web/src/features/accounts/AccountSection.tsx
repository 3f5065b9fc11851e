import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './styles.module.css';

/** A section of a registration or profile with its heading: fields or facts. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}
