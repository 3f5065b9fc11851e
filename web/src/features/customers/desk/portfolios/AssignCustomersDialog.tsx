import { LIMITS } from '@cromia/domain/limits';
import { Button, Group, MultiSelect, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { assignableCustomersQuery, useAssignCustomers } from './portfolio-queries';

interface AssignCustomersDialogProps {
  username: string;
  onClose: () => void;
}

/** Assigns customers to a manager; the search shows the current managers of each. */
export function AssignCustomersDialog({ username, onClose }: AssignCustomersDialogProps) {
  const { t } = useTexts('backoffice');
  const notify = useNotify();
  const assign = useAssignCustomers(username);
  const sendOnce = useSubmitOnce(assign);
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), LIMITS.debounceMs);
  const found = useQuery(assignableCustomersQuery(searched));
  const [chosen, setChosen] = useState<{ value: string; label: string }[]>([]);
  const options = (found.data ?? []).map(({ customerCode, businessName, managers }) => ({
    value: customerCode,
    label: [`${businessName} · ${customerCode}`, ...(managers.length > 0 ? [managers.join(', ')] : [])].join(
      ' · ',
    ),
    disabled: managers.includes(username),
  }));
  // Selected customers stay in the list during a search.
  const kept = chosen.filter(({ value }) => !options.some((option) => option.value === value));
  const confirm = () =>
    sendOnce(
      chosen.map(({ value }) => value),
      {
        onSuccess: ({ assigned }) => {
          notify(t('backoffice:portfolios.assign.done', { count: assigned }));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('backoffice:portfolios.assign.title')}
      size="lg"
      isDirty={() => chosen.length > 0}
      busy={assign.isPending}
      onClose={onClose}
    >
      {(close) => (
        <Stack gap="md">
          <MultiSelect
            label={t('backoffice:portfolios.assign.customers')}
            description={t('backoffice:portfolios.assign.help')}
            data={[...kept, ...options]}
            value={chosen.map(({ value }) => value)}
            onChange={(codes) =>
              setChosen(
                [...kept, ...chosen, ...options].filter(
                  ({ value }, index, all) =>
                    codes.includes(value) && all.findIndex((option) => option.value === value) === index,
                ),
              )
            }
            searchable
            searchValue={typed}
            onSearchChange={setTyped}
            maxValues={LIMITS.listEntries}
            nothingFoundMessage={t('common:form.nothingFound')}
            filter={({ options: all }) => all}
            hidePickedOptions
            data-autofocus
          />
          {assign.isError && !assign.isPending && (
            <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(assign.error).code}`)}</FeedbackAlert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('common:actions.cancel')}
            </Button>
            <Button onClick={confirm} {...busyButtonProps(assign.isPending)} disabled={chosen.length === 0}>
              {t('backoffice:portfolios.assign.confirm')}
            </Button>
          </Group>
        </Stack>
      )}
    </FormDialog>
  );
}
