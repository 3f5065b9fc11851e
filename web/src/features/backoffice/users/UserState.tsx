import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';

/** Whether a user may log in, in words and in its colour. */
export function UserState({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTexts('users');
  return (
    <StatusBadge tone={isDisabled ? 'danger' : 'success'}>
      {t(`users:states.${isDisabled ? 'DISABLED' : 'ENABLED'}`)}
    </StatusBadge>
  );
}
