import { isAllowed } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import type { Person } from '@cromia/domain/people/person';
import { Button } from '@mantine/core';
import { IconArrowsExchange, IconPencil, IconPlus, IconUserMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import { RowIconButton } from '../../ui/list/RowIconButton';
import { PageFrame } from '../../ui/PageFrame';
import { DataTable } from '../../ui/table/DataTable';
import { NavItemLink } from '../shell';
import { HandOverDialog, RemovePersonDialog } from './ConfirmPersonDialogs';
import { OwnRights } from './OwnRights';
import { PersonDialog } from './PersonDialog';
import { peopleQuery } from './people-queries';
import { usePersonColumns } from './use-person-columns';

interface PeoplePageProps {
  user: User;
  /** Loads the user again, whose own rights have changed. */
  onOwnRightsChanged: () => void;
}

type Dialog = { kind: 'change' | 'remove' | 'handOver'; person: Person };

/** The people of the user's customer with their rights (contract, section 11); owners change and remove them. */
export function PeoplePage({ user, onOwnRightsChanged }: PeoplePageProps) {
  const { t } = useTexts('people');
  const people = useQuery(peopleQuery(user.username));
  const columns = usePersonColumns();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const rows = people.data?.people;
  const own = rows?.[0];
  return (
    <PageFrame
      title={t('people:title')}
      lead={t('people:lead')}
      {...(isAllowed(user, 'invitations.send') ? { actions: <InviteButton /> } : {})}
    >
      {people.isError && people.data === undefined ? (
        <ErrorState error={people.error} onRetry={() => void people.refetch()} retrying={people.isFetching} />
      ) : people.data === undefined ? (
        <DetailSkeleton />
      ) : (
        <>
          <OwnRights people={people.data} isAlone={!user.hasColleagues} />
          {rows !== undefined && rows.length > 1 && (
            <DataTable
              label={t('people:title')}
              columns={columns}
              rows={rows}
              rowId={({ username }) => username}
              rowLabel={({ name }) => name}
              {...(isAllowed(user, 'people.change')
                ? {
                    actions: (person: Person) => (
                      <PersonActions
                        person={person}
                        isOwn={person === own}
                        hasOtherOwners={rows.some(
                          (other) => other !== person && other.companyRole === 'OWNER' && !other.isDisabled,
                        )}
                        onOpen={(kind) => setDialog({ kind, person })}
                      />
                    ),
                  }
                : {})}
            />
          )}
        </>
      )}
      {dialog?.kind === 'change' && (
        <PersonDialog
          person={dialog.person}
          onClose={() => {
            close();
            if (dialog.person === own) onOwnRightsChanged();
          }}
        />
      )}
      {dialog?.kind === 'remove' && <RemovePersonDialog person={dialog.person} onClose={close} />}
      {dialog?.kind === 'handOver' && own !== undefined && (
        <HandOverDialog
          person={dialog.person}
          owner={own}
          onClose={close}
          onHandedOver={onOwnRightsChanged}
        />
      )}
    </PageFrame>
  );
}

function InviteButton() {
  const { t } = useTexts('people');
  return (
    <Button
      component={NavItemLink}
      path="/profile-customer/invite-new?withRights=true"
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('people:invite')}
    </Button>
  );
}

interface PersonActionsProps {
  person: Person;
  isOwn: boolean;
  /** Whether the person may give up the ownership. */
  hasOtherOwners: boolean;
  onOpen: (kind: Dialog['kind']) => void;
}

/** The buttons of a person: change, hand over the ownership, remove. The last owner has none. */
function PersonActions({ person, isOwn, hasOtherOwners, onOpen }: PersonActionsProps) {
  const { t } = useTexts('people');
  const { name } = person;
  const mayChange = person.companyRole !== 'OWNER' || hasOtherOwners;
  return (
    <>
      {mayChange && (
        <RowIconButton
          icon={IconPencil}
          label={t('people:change.of', { name })}
          onClick={() => onOpen('change')}
          main
        >
          {t('people:change.action')}
        </RowIconButton>
      )}
      {!isOwn && !person.isDisabled && (
        <RowIconButton
          icon={IconArrowsExchange}
          label={t('people:handOver.to', { name })}
          onClick={() => onOpen('handOver')}
        >
          {t('people:handOver.action')}
        </RowIconButton>
      )}
      {!isOwn && (
        <RowIconButton
          icon={IconUserMinus}
          label={t('people:remove.of', { name })}
          onClick={() => onOpen('remove')}
        >
          {t('people:remove.confirm')}
        </RowIconButton>
      )}
    </>
  );
}
