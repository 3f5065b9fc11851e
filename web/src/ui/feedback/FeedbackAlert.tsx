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
