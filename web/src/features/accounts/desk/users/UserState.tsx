import { useTexts } from '../../../../i18n/use-texts';
import { StatusBadge } from '../../../../ui/feedback/StatusBadge';

interface UserStateProps {
  isDisabled: boolean;
  /** Whether the person's data are anonymised. */
  isAnonymised?: boolean;
}

/** Coloured badge that tells whether a user can log in. */
export function UserState({ isDisabled, isAnonymised = false }: UserStateProps) {
  const { t } = useTexts('users');
  if (isAnonymised) return <StatusBadge tone="gray">{t('users:personalData.anonymised')}</StatusBadge>;
  return (
    <StatusBadge tone={isDisabled ? 'danger' : 'success'}>
      {t(`users:states.${isDisabled ? 'DISABLED' : 'ENABLED'}`)}
    </StatusBadge>
  );
}
