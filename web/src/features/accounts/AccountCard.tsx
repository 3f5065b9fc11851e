import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWindowTitle } from '../../ui/use-window-title';
import classes from './styles.module.css';

interface AccountCardProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Moves the focus here when the card replaces a form that had it. */
  takesFocus?: boolean;
  children: ReactNode;
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** The card of the small pages around the login, with one task each. */
export function AccountCard({ title, lead, takesFocus = false, children }: AccountCardProps) {
  useWindowTitle(title);
  return (
    <div className={classes.page} {...(takesFocus ? { ref: takeFocus, tabIndex: -1 } : {})}>
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
