import { Loader, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { importQuery } from './import-queries';
import { RowErrors } from './RowErrors';

/** What was wrong with an import. */
export function ImportErrorsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTexts('imports');
  const one = useQuery(importQuery(id));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('imports:errors.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {one.isPending && <Loader aria-label={t('common:states.loading')} />}
      {one.isError && (
        <ErrorState error={one.error} onRetry={() => void one.refetch()} retrying={one.isFetching} />
      )}
      {one.data && <RowErrors errors={one.data.errors} />}
    </Modal>
  );
}
