import type { OwnSecurity } from '@cromia/domain/accounts/second-factor';
import { Button, Group, Modal, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { canUsePasskeys } from './can-use-passkeys';
import { PasswordDialog } from './PasswordDialog';
import { RecoveryCodes } from './RecoveryCodes';
import { SessionList } from './SessionList';
import { ownSecurityQuery, useRemoveFactor, useRenewRecoveryCodes } from './security-queries';
import classes from './styles.module.css';

const SetUpAppDialog = lazy(() => import('./SetUpAppDialog'));
const AddPasskeyDialog = lazy(() => import('./AddPasskeyDialog'));

/** The open dialog; `remove` with the passkey's id, or null for the app. */
type OpenDialog =
  | { kind: 'app' }
  | { kind: 'passkey' }
  | { kind: 'renew' }
  | { kind: 'remove'; passkeyId: string | null; name: string }
  | { kind: 'codes'; codes: string[] };

/** Second factors, recovery codes and sessions of the logged-in user. */
export default function SecuritySettings({ username }: { username: string }) {
  const security = useQuery(ownSecurityQuery(username));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  if (security.isError && security.data === undefined)
    return <ErrorState error={security.error} onRetry={() => void security.refetch()} />;
  if (security.data === undefined) return null;
  return (
    <>
      <AppPart security={security.data} onOpen={setDialog} />
      <PasskeysPart security={security.data} onOpen={setDialog} />
      <RecoveryCodesPart security={security.data} onOpen={setDialog} />
      <SessionList username={username} sessions={security.data.sessions} />
      {dialog !== null && (
        <Suspense fallback={null}>
          <SecurityDialog username={username} dialog={dialog} onOpen={setDialog} />
        </Suspense>
      )}
    </>
  );
}

interface PartProps {
  security: OwnSecurity;
  onOpen: (dialog: OpenDialog) => void;
}

function Part({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Group justify="space-between">
        <Title order={3}>{title}</Title>
        <Group gap="xs">{actions}</Group>
      </Group>
      {children}
    </section>
  );
}

function AppPart({ security: { appAddedOn }, onOpen }: PartProps) {
  const { t } = useTexts('accounts', 'security');
  const { date } = useFormats();
  const name = t('security:app');
  return (
    <Part
      title={name}
      actions={
        <>
          <Button variant="default" onClick={() => onOpen({ kind: 'app' })}>
            {t(appAddedOn === null ? 'security:setUp' : 'security:replace')}
          </Button>
          {appAddedOn !== null && (
            <Button
              variant="default"
              aria-label={t('security:removeOne', { name })}
              onClick={() => onOpen({ kind: 'remove', passkeyId: null, name })}
            >
              {t('security:remove')}
            </Button>
          )}
        </>
      }
    >
      <Text size="sm" c="dimmed">
        {appAddedOn === null ? t('security:appNone') : t('security:appSince', { date: date(appAddedOn) })}
      </Text>
    </Part>
  );
}

function PasskeysPart({ security: { passkeys }, onOpen }: PartProps) {
  const { t } = useTexts('accounts', 'security');
  const { date } = useFormats();
  const isSupported = canUsePasskeys();
  return (
    <Part
      title={t('security:passkeys')}
      actions={
        isSupported && (
          <Button variant="default" onClick={() => onOpen({ kind: 'passkey' })}>
            {t('security:addPasskey')}
          </Button>
        )
      }
    >
      <Text size="sm" c="dimmed">
        {t(isSupported ? 'security:passkeysLead' : 'security:passkeysUnsupported')}
      </Text>
      {passkeys.length > 0 && (
        <ul className={classes.list}>
          {passkeys.map(({ id, name, addedOn, lastUsedOn }) => (
            <li key={id}>
              <div>
                <Text fw={550}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {lastUsedOn === null
                    ? t('security:passkeyAdded', { date: date(addedOn) })
                    : t('security:passkeyUsed', { date: date(lastUsedOn) })}
                </Text>
              </div>
              <Button
                variant="default"
                aria-label={t('security:removeOne', { name })}
                onClick={() => onOpen({ kind: 'remove', passkeyId: id, name })}
              >
                {t('security:remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function RecoveryCodesPart({ security: { appAddedOn, passkeys, recoveryCodes }, onOpen }: PartProps) {
  const { t } = useTexts('accounts', 'security');
  if (appAddedOn === null && passkeys.length === 0) return null;
  return (
    <Part
      title={t('security:recoveryCodes')}
      actions={
        <Button variant="default" onClick={() => onOpen({ kind: 'renew' })}>
          {t('security:renewCodes')}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {t('security:recoveryLeft', { left: recoveryCodes })}
      </Text>
    </Part>
  );
}

interface SecurityDialogProps {
  username: string;
  dialog: OpenDialog;
  onOpen: (dialog: OpenDialog | null) => void;
}

function SecurityDialog({ username, dialog, onOpen }: SecurityDialogProps) {
  const { t } = useTexts('accounts', 'security');
  const notify = useNotify();
  const close = () => onOpen(null);
  const finish = (codes: string[]) => {
    notify(t('security:saved'));
    onOpen(codes.length === 0 ? null : { kind: 'codes', codes });
  };
  if (dialog.kind === 'app') return <SetUpAppDialog username={username} onClose={close} onDone={finish} />;
  if (dialog.kind === 'passkey')
    return <AddPasskeyDialog username={username} onClose={close} onDone={finish} />;
  if (dialog.kind === 'remove') return <RemoveDialog username={username} {...dialog} onClose={close} />;
  if (dialog.kind === 'renew')
    return (
      <RenewDialog username={username} onClose={close} onDone={(codes) => onOpen({ kind: 'codes', codes })} />
    );
  return (
    <Modal
      opened
      onClose={close}
      title={t('security:recoveryCodes')}
      // The codes are displayed only once.
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <RecoveryCodes codes={dialog.codes} onClose={close} />
    </Modal>
  );
}

interface RemoveDialogProps {
  username: string;
  passkeyId: string | null;
  name: string;
  onClose: () => void;
}

function RemoveDialog({ username, passkeyId, name, onClose }: RemoveDialogProps) {
  const { t } = useTexts('accounts', 'security');
  const notify = useNotify();
  const remove = useRemoveFactor(username);
  const removeOnce = useSubmitOnce(remove);
  return (
    <PasswordDialog
      username={username}
      title={t('security:removeOne', { name })}
      action={t('security:remove')}
      error={remove.error}
      busy={remove.isPending}
      onConfirm={(currentPassword) =>
        removeOnce(
          { passkeyId, currentPassword },
          {
            onSuccess: () => {
              notify(t('security:removed'));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}

interface RenewDialogProps {
  username: string;
  onClose: () => void;
  onDone: (codes: string[]) => void;
}

function RenewDialog({ username, onClose, onDone }: RenewDialogProps) {
  const { t } = useTexts('accounts', 'security');
  const renew = useRenewRecoveryCodes(username);
  const renewOnce = useSubmitOnce(renew);
  return (
    <PasswordDialog
      username={username}
      title={t('security:recoveryCodes')}
      action={t('security:renewCodes')}
      error={renew.error}
      busy={renew.isPending}
      onConfirm={(currentPassword) =>
        renewOnce(currentPassword, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
      }
      onClose={onClose}
    />
  );
}
