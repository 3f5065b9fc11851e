import { isAllowed } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import { findProfileErrors } from '@cromia/domain/accounts/profile';
import type { CustomerRequestStatus } from '@cromia/domain/activation/customer-request';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPencil } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { PageFrame } from '../../../ui/PageFrame';
import { ChangePasswordCard } from '../password/ChangePasswordCard';
import { SecurityCard } from '../security/SecurityCard';
import classes from '../styles.module.css';
import { CompleteProfileNotice } from './CompleteProfileNotice';
import { NotificationPrompt } from './NotificationPrompt';
import { PreferencesCard } from './PreferencesCard';
import { ProfileView } from './ProfileView';
import { clearProfileDraft } from './profile-draft';

const ProfileForm = lazy(() => import('./ProfileForm'));

interface ProfilePageProps {
  user: User;
  /** Status of the request to become a customer, which may lock the business name (section 4, profile lock). */
  requestStatus: CustomerRequestStatus;
  /** Whether the URL opens the form. */
  editing: boolean;
  onEdit: (editing: boolean) => void;
  /** Content above the profile, such as a success message. */
  above?: ReactNode;
  /** Content below the profile, hidden while it is edited. */
  below?: ReactNode;
  /** The right column (section 2): the user's next steps. */
  aside?: ReactNode;
}

/** Shows and edits the user's own profile (section 2, /profile-user). */
export function ProfilePage({ user, requestStatus, editing, onEdit, above, below, aside }: ProfilePageProps) {
  const { t } = useTexts('accounts');
  const canEdit = isAllowed(user, 'accounts.edit-profile');
  const isEditing = editing && canEdit;
  // The card stays in its place when the second factor is set up, because it then displays the recovery codes.
  const [isSecurityFirst] = useState(user.needsSecondFactor);
  const { editButtonRef, restoreFocus } = useEditButtonFocus();

  const closeForm = () => {
    restoreFocus();
    onEdit(false);
  };
  const cancelEditing = () => {
    clearProfileDraft();
    closeForm();
  };
  const finishSaving = () => {
    notifications.show({
      color: 'success',
      message: t('accounts:profile.updateSuccess'),
      closeButtonProps: { 'aria-label': t('common:states.dismiss') },
    });
    closeForm();
  };
  const actions = (
    <Button
      ref={editButtonRef}
      variant="default"
      leftSection={<IconPencil size={18} aria-hidden />}
      onClick={() => onEdit(true)}
    >
      {t('common:actions.edit')}
    </Button>
  );
  return (
    <PageFrame
      title={t('accounts:profile.title')}
      lead={t(canEdit ? 'accounts:profile.lead' : 'accounts:profile.notEditable')}
      {...(canEdit && !isEditing ? { actions } : {})}
    >
      <div className={classes.profile} data-aside={aside !== undefined || undefined}>
        <div>
          {above}
          {isEditing ? (
            <Suspense fallback={null}>
              <ProfileForm
                user={user}
                requestStatus={requestStatus}
                onSaved={finishSaving}
                onCancel={cancelEditing}
              />
            </Suspense>
          ) : (
            <>
              {isSecurityFirst && <SecurityCard user={user} />}
              <NotificationPrompt user={user} />
              {canEdit && findProfileErrors(user).length > 0 && (
                <CompleteProfileNotice onComplete={() => onEdit(true)} />
              )}
              <ProfileView user={user} />
              <PreferencesCard user={user} />
              <ChangePasswordCard username={user.username} />
              {!isSecurityFirst && <SecurityCard user={user} />}
              {below}
            </>
          )}
        </div>
        {aside}
      </div>
    </PageFrame>
  );
}

/** Returns the focus to the edit button after the form closes. */
function useEditButtonFocus() {
  const shouldFocus = useRef(false);
  const editButtonRef = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !shouldFocus.current) return;
    shouldFocus.current = false;
    button.focus();
  }, []);
  const restoreFocus = () => {
    shouldFocus.current = true;
  };
  return { editButtonRef, restoreFocus };
}
