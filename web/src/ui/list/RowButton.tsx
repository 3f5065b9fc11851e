import { ActionIcon, Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { busyButtonProps } from '../feedback/busy-button-props';

interface RowButtonProps {
  icon: TablerIcon;
  /** Label of the button. */
  children: string;
  /** Name of the row, for the button's accessible name. */
  rowName: string;
  /** Whether it is the row's main action. */
  main?: boolean;
  loading?: boolean;
  onClick: () => void;
}

/** A button of a table row: with its label where there is room, on tablets as an icon only. */
export function RowButton({
  icon: Icon,
  children,
  rowName,
  main = false,
  loading = false,
  onClick,
}: RowButtonProps) {
  const sharedProps = {
    variant: main ? 'light' : 'default',
    'aria-label': `${children} ${rowName}`,
    onClick,
    ...busyButtonProps(loading),
  };
  const labelledProps = { ...sharedProps, leftSection: <Icon size={16} aria-hidden /> };
  return (
    <>
      <Button {...labelledProps} visibleFrom="lg">
        {children}
      </Button>
      <ActionIcon {...sharedProps} size={38} title={children} visibleFrom="sm" hiddenFrom="lg">
        <Icon size={18} aria-hidden />
      </ActionIcon>
      <Button {...labelledProps} hiddenFrom="sm">
        {children}
      </Button>
    </>
  );
}
