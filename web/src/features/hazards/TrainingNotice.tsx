import { isAllowed } from '@cromia/domain/accounts/access';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../api/use-session';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { useNotify } from '../../ui/feedback/use-notify';
import { useShopScope } from '../acting';
import { trainingQuery, useConfirmTraining } from './hazard-queries';

/**
 * The notice of REACH Annex XVII, entry 74, for products with diisocyanates. A customer is asked once whether its users are
 * trained; others read the notice alone.
 */
export function TrainingNotice() {
  const { t } = useTexts('hazards');
  const { date } = useFormats();
  const notify = useNotify();
  const user = useUser();
  const scope = useShopScope();
  const training = useQuery(trainingQuery(scope));
  const confirm = useConfirmTraining(scope);
  const { isValid = false, confirmedOn = null, confirmedBy = null } = training.data ?? {};
  const asks =
    isAllowed(user, 'hazards.confirm-training') && scope !== null && training.data !== undefined && !isValid;
  return (
    <FeedbackAlert status={asks ? 'WarningDismissable' : 'InfoSuccess'} title={t('hazards:training.title')}>
      <Text size="sm">{t('hazards:training.notice')}</Text>
      {isValid && confirmedOn !== null && (
        <Text size="sm" c="dimmed">
          {t('hazards:training.confirmed', { date: date(confirmedOn), name: confirmedBy ?? '–' })}
        </Text>
      )}
      {asks && (
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
      )}
    </FeedbackAlert>
  );
}
