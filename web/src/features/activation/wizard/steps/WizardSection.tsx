import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from '../wizard.module.css';

interface WizardSectionProps {
  title: string;
  /** One sentence, where it helps. */
  help?: string;
  children: ReactNode;
}

/** Fields that belong together, under their name. */
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
