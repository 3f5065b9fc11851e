import { ActionIcon, Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { whileBusy } from '../feedback/while-busy';

interface RowButtonProps {
  icon: TablerIcon;
  /** What it does. */
  children: string;
  /** The row that it is done to, for those who cannot see it. */
  of: string;
  /** The row's main way on. */
  main?: boolean;
  loading?: boolean;
  onClick: () => void;
}

/** A button of a table's row: with its words where there is room for them, on tablets by its sign alone. */
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
    ...whileBusy(loading),
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
