import { Alert, Loader } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import classes from './FeedbackAlert.module.css';

/** The feedback statuses of section 4. */
export type FeedbackStatus =
  | 'Fail'
  | 'Success'
  | 'Sending'
  | 'InfoSuccess'
  | 'FailDismissable'
  | 'WarningDismissable'
  | 'SuccessDismissable';

interface FeedbackAlertProps {
  status: FeedbackStatus;
  title?: ReactNode;
  children: ReactNode;
  /** Called on dismissing; only dismissable statuses offer it. */
  onDismiss?: () => void;
}

const STYLES = {
  Fail: { color: 'danger', icon: <IconAlertCircle aria-hidden /> },
  FailDismissable: { color: 'danger', icon: <IconAlertCircle aria-hidden /> },
  WarningDismissable: { color: 'warning', icon: <IconAlertTriangle aria-hidden /> },
  Success: { color: 'success', icon: <IconCircleCheck aria-hidden /> },
  SuccessDismissable: { color: 'success', icon: <IconCircleCheck aria-hidden /> },
  InfoSuccess: { color: 'acting', icon: <IconInfoCircle aria-hidden /> },
  Sending: { color: 'gray', icon: <Loader size={18} color="gray" aria-hidden /> },
} satisfies Record<FeedbackStatus, { color: string; icon: ReactNode }>;

/** The result of an action, inline in the page; errors are announced assertively, others politely. */
export function FeedbackAlert({ status, title, children, onDismiss }: FeedbackAlertProps) {
  const { t } = useTexts();
  const dismissable = status.endsWith('Dismissable') && onDismiss !== undefined;
  return (
    <Alert
      {...STYLES[status]}
      title={title}
      classNames={{ message: classes.message }}
      role={status.startsWith('Fail') ? 'alert' : 'status'}
      withCloseButton={dismissable}
      closeButtonLabel={t('common:states.dismiss')}
      {...(onDismiss === undefined ? {} : { onClose: onDismiss })}
    >
      {children}
    </Alert>
  );
}

/** Scrolls a message into view; of one that is taller than the window, its beginning. */
export function scrollToMessage(element: HTMLElement | null): void {
  if (element === null) return;
  const isTall = element.offsetHeight > window.innerHeight / 2;
  element.scrollIntoView({ block: isTall ? 'start' : 'center' });
}

/**
 * Ref of the outcome of a form, with `tabIndex={-1}`: moves the focus to it and scrolls it into view, since the form or
 * the pressed button that had the focus is removed.
 */
export function focusOutcome(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  scrollToMessage(element);
}
