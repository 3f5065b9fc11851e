import { isAllowed } from '@cromia/domain/accounts/access';
import type { ListedUser } from '@cromia/domain/accounts/user-desk';
import { Box } from '@mantine/core';
import { IconFileZip, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useUser } from '../../../../api/use-session';
import { useTexts } from '../../../../i18n/use-texts';
import { RowFileButton } from '../../../../ui/FileButton';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { PagedList } from '../../../../ui/list/PagedList';
import { RowButton } from '../../../../ui/list/RowButton';
import { useList } from '../../../../ui/list/use-list';
import { PageFrame } from '../../../../ui/PageFrame';
import { deskLayout, RejectDialog } from '../../../desk';
import { NewUserLink } from '../users/NewUserLink';
import { useUserColumns } from '../users/use-user-columns';
import { USER_LIST } from '../users/user-list';
import { exportPersonalData, peopleQuery, useAnonymisePerson } from './personal-data-queries';

/** Exports and anonymises the data of people on their request (contract, section 10). */
export function PersonalDataPage() {
  const { t } = useTexts('shell', 'users');
  const viewer = useUser();
  const notify = useNotify();
  const list = useList(USER_LIST);
  const people = useQuery(peopleQuery(list.query));
  const columns = useUserColumns();
  const anonymisation = useAnonymisePerson();
  const sendOnce = useSubmitOnce(anonymisation);
  const [selectedPerson, setSelectedPerson] = useState<ListedUser | null>(null);
  const canAnonymise = ({ username, isAnonymised }: ListedUser) =>
    username !== viewer?.username && !isAnonymised;
  return (
    <PageFrame
      title={t('shell:private.personalData')}
      lead={t('users:personalData.lead')}
      // Whoever sees the list of users creates them there.
      actions={!isAllowed(viewer, 'backoffice.users') && <NewUserLink />}
    >
      {anonymisation.isError && (
        <Box mb="md">
          <FeedbackAlert status="FailDismissable" onDismiss={anonymisation.reset}>
            {t(`errors:${toApiProblem(anonymisation.error).code}`)}
          </FeedbackAlert>
        </Box>
      )}
      <PagedList
        list={list}
        page={people}
        label={t('shell:private.personalData')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ username }) => username}
        {...(isAllowed(viewer, 'backoffice.users')
          ? {
              link: ({ id }: ListedUser, linkProps: object) => (
                <Link {...linkProps} to="/backoffice/users/$id" params={{ id }} />
              ),
            }
          : {})}
        actions={(person) => (
          <span className={deskLayout.rowActions}>
            <RowFileButton
              fetch={() => exportPersonalData(person.id)}
              documentName={person.username}
              icon={IconFileZip}
            >
              {t('users:personalData.export')}
            </RowFileButton>
            {canAnonymise(person) && (
              <RowButton
                icon={IconUserOff}
                rowName={person.username}
                onClick={() => setSelectedPerson(person)}
              >
                {t('users:personalData.anonymise')}
              </RowButton>
            )}
          </span>
        )}
        emptyContent={{ icon: IconUserOff, none: t('users:none'), noMatch: t('users:noMatch') }}
      />
      {selectedPerson !== null && (
        <RejectDialog
          opened
          title={t('users:personalData.anonymiseTitle', {
            name: `${selectedPerson.firstname} ${selectedPerson.lastname}`,
          })}
          label={t('users:personalData.anonymise')}
          onClose={() => setSelectedPerson(null)}
          busy={anonymisation.isPending}
          onReject={(reason) =>
            sendOnce(
              { id: selectedPerson.id, reason },
              {
                onSuccess: () => notify(t('users:personalData.done')),
                onSettled: () => setSelectedPerson(null),
              },
            )
          }
        >
          {t('users:personalData.anonymiseText')}
        </RejectDialog>
      )}
    </PageFrame>
  );
}
