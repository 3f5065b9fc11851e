import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Secondary text of a cell. */
export function CellNote({ children }: { children: ReactNode }) {
  return (
    <Text size="xs" c="dimmed">
      {children}
    </Text>
  );
}
