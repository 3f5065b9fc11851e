import { useTexts } from '../../../../i18n/use-texts';
import { StatusBadge } from '../../../../ui/feedback/StatusBadge';

interface UserStateProps {
  isDisabled: boolean;
  /** Whether the person's data were anonymised. */
  isAnonymised?: boolean;
}

/** Whether a user may log in, as a coloured badge. */
export function UserState({ isDisabled, isAnonymised = false }: UserStateProps) {
  const { t } = useTexts('users');
  if (isAnonymised) return <StatusBadge tone="gray">{t('users:personalData.anonymised')}</StatusBadge>;
  return (
    <StatusBadge tone={isDisabled ? 'danger' : 'success'}>
      {t(`users:states.${isDisabled ? 'DISABLED' : 'ENABLED'}`)}
    </StatusBadge>
  );
}
