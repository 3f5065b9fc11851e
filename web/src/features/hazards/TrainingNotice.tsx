import { isAllowed } from '@cromia/domain/accounts/access';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { useNotify } from '../../ui/feedback/use-notify';
import { type ShopScope, useShopScope } from '../acting';
import { trainingQuery, useConfirmTraining } from './hazard-queries';
import { useTrainingText } from './use-training-text';

/**
 * The notice of REACH Annex XVII, entry 74, for products with diisocyanates. A customer is asked once whether its users are
 * trained; people who may not confirm read who may, and visitors the notice alone.
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
    <FeedbackAlert status={asks ? 'WarningDismissable' : 'InfoSuccess'} title={t('hazards:training.title')}>
      <Text size="sm">{t('hazards:training.notice')}</Text>
      {confirmation !== null && (
        <Text size="sm" c="dimmed">
          {confirmation}
        </Text>
      )}
      {isMissing && !asks && (
        <Text size="sm" mt={6}>
          {training.confirmers.length === 0
            ? t('hazards:training.missing')
            : t('hazards:training.who', { names: training.confirmers.join(', ') })}
        </Text>
      )}
      {asks && scope !== null && <TrainingQuestion scope={scope} />}
    </FeedbackAlert>
  );
}

/** Asks a person of the customer to confirm the training. */
function TrainingQuestion({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('hazards');
  const notify = useNotify();
  const confirm = useConfirmTraining(scope);
  return (
    <>
      <Text size="sm" mt={6}>
        {t('hazards:training.question')}
      </Text>
      <Button
        mt={6}
        size="compact-md"
        variant="default"
        onClick={() => confirm.mutate(scope, { onSuccess: () => notify(t('hazards:training.saved')) })}
        {...busyButtonProps(confirm.isPending)}
      >
        {t('hazards:training.confirm')}
      </Button>
      {confirm.isError && <ProblemText error={confirm.error} />}
    </>
  );
}
