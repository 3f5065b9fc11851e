import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface LinesHeadProps {
  children: string;
  /** The paper of it, to print and to keep. */
  paper?: ReactNode;
}

/** Stands above the lines of a request or an order. */
export function LinesHead({ children, paper }: LinesHeadProps) {
  return (
    <Group justify="space-between" gap="sm">
      <Title order={2}>{children}</Title>
      <Group gap="xs">{paper}</Group>
    </Group>
  );
}
