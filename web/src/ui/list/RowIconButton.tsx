import { ActionIcon, Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { busyButtonProps } from '../feedback/busy-button-props';

interface RowIconButtonProps {
  icon: TablerIcon;
  /** Accessible name, with the name of the row. */
  label: string;
  /** Text on a card. */
  children: string;
  /** Whether it is the row's main action. */
  main?: boolean;
  disabled?: boolean;
  loading?: boolean;
  onClick: () => void;
}

/** A button of a table row with little room: an icon in the table, labelled on a card. */
export function RowIconButton({
  icon: Icon,
  label,
  children,
  main = false,
  disabled = false,
  loading = false,
  onClick,
}: RowIconButtonProps) {
  const sharedProps = { 'aria-label': label, onClick };
  return (
    <>
      <ActionIcon
        {...sharedProps}
        {...(main ? { variant: 'default' } : { variant: 'subtle', color: 'gray' })}
        size={38}
        title={label}
        visibleFrom="sm"
        disabled={disabled || loading}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
      <Button
        {...sharedProps}
        variant={main ? 'light' : 'default'}
        leftSection={<Icon size={16} aria-hidden />}
        hiddenFrom="sm"
        disabled={disabled}
        {...busyButtonProps(loading)}
      >
        {children}
      </Button>
    </>
  );
}
