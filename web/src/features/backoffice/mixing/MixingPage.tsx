import { LIMITS } from '@cromia/domain/limits';
import { Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { PageFrame } from '../../../ui/PageFrame';
import { MixingForm } from './MixingForm';
import { mixingQuery, type SerialKey } from './mixing-queries';

interface MixingPageProps {
  productClass: string;
  /** Undefined until one is chosen. */
  serial: string | undefined;
  onOpen: (serial: string) => void;
}

/** Hardener and thinner of the serial in the URL. */
export function MixingPage({ productClass, serial = '', onOpen }: MixingPageProps) {
  const { t } = useTexts('backoffice', 'catalogue');
  const [typed, setTyped] = useState(serial);
  return (
    <PageFrame title={t('shell:private.mixing')} lead={t('backoffice:mixing.lead')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '') onOpen(typed);
        }}
      >
        <Group align="flex-end" mb="lg">
          <TextInput
            label={t('catalogue:search.serial')}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={LIMITS.serial}
            value={typed}
            onChange={({ currentTarget }) =>
              setTyped(currentTarget.value.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
            }
          />
          <Button type="submit" variant="default" disabled={typed === ''}>
            {t('common:actions.open')}
          </Button>
        </Group>
      </form>
      {serial !== '' && (
        <Opened key={`${productClass}-${serial}`} productClass={productClass} serial={serial} />
      )}
    </PageFrame>
  );
}

function Opened(key: SerialKey) {
  const { t } = useTexts('backoffice');
  const { data, error, refetch, isFetching } = useQuery(mixingQuery(key));
  if (data !== undefined) return <MixingForm stored={data} />;
  if (error === null) return <DetailSkeleton />;
  if (toApiProblem(error).status === 404) return <EmptyState>{t('backoffice:mixing.unknown')}</EmptyState>;
  return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}
