import type { Webhook } from '@cromia/domain/webhooks/webhook';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';

const TONES = { active: 'success', failing: 'warning', off: 'gray', switchedOff: 'danger' } as const;

function getState({ isActive, failingSince, switchedOffOn }: Webhook): keyof typeof TONES {
  if (!isActive) return switchedOffOn === null ? 'off' : 'switchedOff';
  return failingSince === null ? 'active' : 'failing';
}

/** Whether a webhook works, as a coloured badge. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { t } = useTexts('webhooks');
  const state = getState(webhook);
  return <StatusBadge tone={TONES[state]}>{t(`webhooks:states.${state}`)}</StatusBadge>;
}
