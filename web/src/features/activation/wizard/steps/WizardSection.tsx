import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from '../styles.module.css';

interface WizardSectionProps {
  title: string;
  /** A sentence below the heading. */
  help?: string;
  children: ReactNode;
}

/** A group of fields under a heading. */
export function WizardSection({ title, help, children }: WizardSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={3} id={id}>
          {title}
        </Title>
        {help !== undefined && (
          <Text size="sm" c="dimmed">
            {help}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}
