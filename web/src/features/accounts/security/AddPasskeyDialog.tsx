import { describeUserAgent } from '@cromia/domain/accounts/user-agent';
import { LIMITS } from '@cromia/domain/limits';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { PasswordDialog } from './PasswordDialog';
import { useAddPasskey } from './security-queries';

interface AddPasskeyDialogProps {
  username: string;
  onClose: () => void;
  /** Called with the new recovery codes, if there are any. */
  onDone: (recoveryCodes: string[]) => void;
}

/** Adds a passkey of this device, or of one that the browser offers. */
export default function AddPasskeyDialog({ username, onClose, onDone }: AddPasskeyDialogProps) {
  const { t } = useTexts('accounts', 'security');
  const add = useAddPasskey(username);
  const addOnce = useSubmitOnce(add);
  const device = describeUserAgent(navigator.userAgent) ?? t('security:unknownDevice');
  const [name, setName] = useState(device);
  const isBrowserError = add.error !== null && !(add.error instanceof ApiProblem);
  const isKnownDevice = add.error?.name === 'InvalidStateError';
  return (
    <PasswordDialog
      username={username}
      title={t('security:addPasskey')}
      action={t('security:continue')}
      error={add.error}
      busy={add.isPending}
      onConfirm={(currentPassword) =>
        addOnce(
          { name: name.trim() || device, currentPassword },
          { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) },
        )
      }
      onClose={onClose}
      describeError={() =>
        isBrowserError ? t(isKnownDevice ? 'security:passkeyExists' : 'security:passkeyFailed') : undefined
      }
    >
      <TextInput
        label={t('security:passkeyName')}
        value={name}
        maxLength={LIMITS.shortText}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-autofocus
      />
    </PasswordDialog>
  );
}
