import { IconAlertTriangle } from '@tabler/icons-react';

/** Look of the button of an action that cannot be undone: outlined, since only a view's primary action is filled. */
export const DANGER_BUTTON_PROPS = {
  variant: 'outline',
  color: 'danger',
  leftSection: <IconAlertTriangle size={16} aria-hidden />,
} as const;
