import { ActionIcon, Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { busyButtonProps } from '../feedback/busy-button-props';

interface RowButtonProps {
  icon: TablerIcon;
  /** Label of the button. */
  children: string;
  /** Name of the row, for the button's accessible name. */
  of: string;
  /** Whether it is the row's main action. */
  main?: boolean;
  loading?: boolean;
  onClick: () => void;
}

/** A button of a table row: with its label where there is room, on tablets as an icon only. */
export function RowButton({
  icon: Icon,
  children,
  of,
  main = false,
  loading = false,
  onClick,
}: RowButtonProps) {
  const shared = {
    variant: main ? 'light' : 'default',
    'aria-label': `${children} ${of}`,
    onClick,
    ...busyButtonProps(loading),
  };
  const worded = { ...shared, leftSection: <Icon size={16} aria-hidden /> };
  return (
    <>
      <Button {...worded} visibleFrom="lg">
        {children}
      </Button>
      <ActionIcon {...shared} size={38} title={children} visibleFrom="sm" hiddenFrom="lg">
        <Icon size={18} aria-hidden />
      </ActionIcon>
      <Button {...worded} hiddenFrom="sm">
        {children}
      </Button>
    </>
  );
}
