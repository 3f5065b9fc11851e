import { Text } from '@mantine/core';
import { IconInbox, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  /** One sentence that names what is missing. */
  children: ReactNode;
  /** One next step, as a button or link. */
  action?: ReactNode;
  icon?: TablerIcon;
}

/** Placeholder for empty content: one sentence and one next step. */
export function EmptyState({ children, action, icon: Icon = IconInbox }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <Icon size={32} stroke={1.5} className={classes.icon} aria-hidden />
      <Text component="div" c="dimmed" maw="48ch">
        {children}
      </Text>
      {action}
    </div>
  );
}
