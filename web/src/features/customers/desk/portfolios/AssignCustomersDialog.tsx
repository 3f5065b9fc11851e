import { LIMITS } from '@cromia/domain/limits';
import { Button, MultiSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../../ui/feedback/ProblemText';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { useDebouncedText } from '../../../../ui/fields/use-debounced-text';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { assignableCustomersQuery, useAssignCustomers } from './portfolio-queries';

interface AssignCustomersDialogProps {
  username: string;
  onClose: () => void;
}

/** Dialog to assign customers to a manager; the search shows the current managers of each customer. */
export function AssignCustomersDialog({ username, onClose }: AssignCustomersDialogProps) {
  const { t } = useTexts('customers-desk');
  const notify = useNotify();
  const assign = useAssignCustomers(username);
  const sendOnce = useSubmitOnce(assign);
  const [searchText, setSearchText] = useState('');
  const { debouncedText, isAhead } = useDebouncedText(searchText);
  const customers = useQuery(assignableCustomersQuery(debouncedText));
  const [selected, setSelected] = useState<{ value: string; label: string }[]>([]);
  const options = (customers.data ?? []).map(({ customerCode, businessName, managers }) => ({
    value: customerCode,
    label: [`${businessName} · ${customerCode}`, ...(managers.length > 0 ? [managers.join(', ')] : [])].join(
      ' · ',
    ),
    // Results of an earlier search cannot be picked.
    disabled: isAhead || customers.isPlaceholderData || managers.includes(username),
  }));
  // Selected customers stay in the list during a search.
  const selectedOutsideSearch = selected.filter(
    ({ value }) => !options.some((option) => option.value === value),
  );
  const confirm = () =>
    sendOnce(
      selected.map(({ value }) => value),
      {
        onSuccess: ({ assigned }) => {
          notify(t('customers-desk:portfolios.assign.done', { count: assigned }));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('customers-desk:portfolios.assign.title')}
      size="lg"
      isDirty={() => selected.length > 0}
      busy={assign.isPending}
      onClose={onClose}
    >
      {(close) => (
        <Stack gap="md">
          <MultiSelect
            label={t('customers-desk:portfolios.assign.customers')}
            description={t('customers-desk:portfolios.assign.help')}
            data={[...selectedOutsideSearch, ...options]}
            value={selected.map(({ value }) => value)}
            onChange={(codes) =>
              setSelected(
                [...selectedOutsideSearch, ...selected, ...options].filter(
                  ({ value }, index, candidates) =>
                    codes.includes(value) &&
                    candidates.findIndex((option) => option.value === value) === index,
                ),
              )
            }
            searchable
            searchValue={searchText}
            onSearchChange={setSearchText}
            maxValues={LIMITS.listEntries}
            nothingFoundMessage={t('common:form.nothingFound')}
            filter={({ options: candidates }) => candidates}
            hidePickedOptions
            data-autofocus
          />
          {assign.isError && !assign.isPending && (
            <FeedbackAlert status="Fail">
              <ProblemText error={assign.error} />
            </FeedbackAlert>
          )}
          <DialogActions>
            <Button variant="default" onClick={close}>
              {t('common:actions.cancel')}
            </Button>
            <Button onClick={confirm} {...busyButtonProps(assign.isPending)} disabled={selected.length === 0}>
              {t('customers-desk:portfolios.assign.confirm')}
            </Button>
          </DialogActions>
        </Stack>
      )}
    </FormDialog>
  );
}
