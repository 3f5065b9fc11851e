import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface LinesHeadingProps {
  children: string;
  /** Buttons to print or save the document. */
  paper?: ReactNode;
}

/** Heading above the lines of a request or an order. */
export function LinesHeading({ children, paper }: LinesHeadingProps) {
  return (
    <Group justify="space-between" gap="sm">
      <Title order={2}>{children}</Title>
      <Group gap="xs">{paper}</Group>
    </Group>
  );
}
