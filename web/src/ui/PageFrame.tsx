import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageFrame.module.css';

interface PageFrameProps {
  title: ReactNode;
  /** One sentence, where it helps. */
  lead?: ReactNode;
  /** The main action and its fellows: at the right end of the title, at the bottom edge on phones. */
  actions?: ReactNode;
  /** What stands above the title, as a breadcrumb. */
  above?: ReactNode;
  /** Forms and texts read better in a narrow column. */
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of every page: one title, a sentence, the actions, the content. */
export function PageFrame({ title, lead, actions, above, narrow = false, children }: PageFrameProps) {
  return (
    <div
      className={classes.page}
      data-narrow={narrow || undefined}
      data-actions={actions !== undefined || undefined}
    >
      {above}
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={1}>{title}</Title>
          {lead !== undefined && (
            <Text c="dimmed" className={classes.lead}>
              {lead}
            </Text>
          )}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
