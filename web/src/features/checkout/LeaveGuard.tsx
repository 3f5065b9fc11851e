import { Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { currentUser } from '../../api/session';
import { useTexts } from '../../i18n/use-texts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

/** Warns before what was typed is lost; a reload and a login in between keep it and need no warning. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { t } = useTexts();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when && currentUser() !== null && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('common:form.leaveTitle')}
      confirmLabel={t('common:form.leave')}
      cancelLabel={t('common:form.stay')}
      dangerous
    >
      <Text>{t('common:form.leaveText')}</Text>
    </ConfirmDialog>
  );
}
