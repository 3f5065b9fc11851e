import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusOutcome } from '../../ui/feedback/FeedbackAlert';
import { useWindowTitle } from '../../ui/use-window-title';
import classes from './styles.module.css';

interface AccountCardProps {
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Whether the card takes the focus because it replaces a form that had it. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Card of a small page around the login, each with a single task. */
export function AccountCard({ title, lead, takesFocus = false, children }: AccountCardProps) {
  useWindowTitle(title);
  return (
    <div className={classes.page} {...(takesFocus ? { ref: focusOutcome, tabIndex: -1 } : {})}>
      <Paper className={classes.card}>
        <Stack gap="lg">
          <div>
            <Title order={1}>{title}</Title>
            {lead !== undefined && (
              <Text c="dimmed" mt={6}>
                {lead}
              </Text>
            )}
          </div>
          {children}
        </Stack>
      </Paper>
    </div>
  );
}
