import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './cell-note.module.css';

/** Secondary text of a cell: below its first line, in dense tables after it. */
export function CellNote({ children }: { children: ReactNode }) {
  return (
    <Text size="xs" c="dimmed" className={classes.note}>
      {children}
    </Text>
  );
}
