import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './styles.module.css';

/** Secondary text of a cell. */
export function CellNote({ children }: { children: ReactNode }) {
  return (
    <Text size="xs" c="dimmed" className={classes.breakAnywhere}>
      {children}
    </Text>
  );
}
