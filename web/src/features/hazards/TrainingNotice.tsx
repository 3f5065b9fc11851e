import { isAllowed } from '@cromia/domain/accounts/access';
import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { useNotify } from '../../ui/feedback/use-notify';
import { type ShopScope, useShopScope } from '../acting';
import classes from './folded-notice.module.css';
import { trainingQuery, useConfirmTraining } from './hazard-queries';
import { useTrainingText } from './use-training-text';

/**
 * The notice of REACH Annex XVII, entry 74, for products with diisocyanates. A customer is asked once whether its users are
 * trained; people who may not confirm read who may, and visitors the notice alone. The notice is folded for a customer who
 * has answered, so that the products stay in view.
 */
export function TrainingNotice() {
  const { t } = useTexts('hazards');
  const user = useUser();
  const scope = useShopScope();
  const formatTraining = useTrainingText();
  const { data: training } = useQuery(trainingQuery(scope));
  const isMissing = training !== undefined && !training.isValid;
  const asks = isMissing && isAllowed(user, 'hazards.confirm-training');
  const confirmation = training === undefined ? null : formatTraining(training);
  return (
    <Alert
      role="status"
      color={asks ? 'warning' : 'acting'}
      icon={asks ? <IconAlertTriangle aria-hidden /> : <IconInfoCircle aria-hidden />}
      className={classes.notice ?? ''}
    >
      <details open={scope === null || asks}>
        <summary className={classes.summary}>
          <strong>{t('hazards:training.title')}</strong>
          {confirmation !== null && (
            <>
              {' · '}
              <Text span size="xs" c="dimmed">
                {confirmation}
              </Text>
            </>
          )}
        </summary>
        <Text size="sm">{t('hazards:training.notice')}</Text>
      </details>
      {isMissing && !asks && (
        <Text size="sm">
          {training.confirmers.length === 0
            ? t('hazards:training.missing')
            : t('hazards:training.who', { names: training.confirmers.join(', ') })}
        </Text>
      )}
      {asks && scope !== null && <TrainingQuestion scope={scope} />}
    </Alert>
  );
}

/** Asks a person of the customer to confirm the training. */
function TrainingQuestion({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('hazards');
  const notify = useNotify();
  const confirm = useConfirmTraining(scope);
  return (
    <>
      <div className={classes.question}>
        <Text size="sm">{t('hazards:training.question')}</Text>
        <Button
          size="compact-md"
          variant="default"
          onClick={() => confirm.mutate(scope, { onSuccess: () => notify(t('hazards:training.saved')) })}
          {...busyButtonProps(confirm.isPending)}
        >
          {t('hazards:training.confirm')}
        </Button>
      </div>
      {confirm.isError && <ProblemText error={confirm.error} />}
    </>
  );
}
