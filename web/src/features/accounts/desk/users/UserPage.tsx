import { actsForCustomers } from '@cromia/domain/accounts/roles';
import type { UserChange, UserDetail } from '@cromia/domain/accounts/user-desk';
import { Anchor, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { toApiProblem } from '../../../../api/problem';
import { useUser } from '../../../../api/use-session';
import { useFormats } from '../../../../i18n/format';
import { LANGUAGE_NAMES } from '../../../../i18n/languages';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import type { ListSearch } from '../../../../ui/list/list-search';
import { PageFrame } from '../../../../ui/PageFrame';
import {
  BackLink,
  ChangeHistory,
  CustomerFact,
  DeskFrame,
  deskLayout,
  FactList,
  Sender,
} from '../../../desk';
import { ResetSecondFactor } from './ResetSecondFactor';
import { RightsForm } from './RightsForm';
import { UserState } from './UserState';
import { useChangeRights, userQuery } from './user-queries';

interface UserPageProps {
  id: string;
  /** State of the list to which the back link leads. */
  list: ListSearch;
}

/** A single user, to enable, disable and assign roles (contract, section 5). */
export function UserPage({ id, list }: UserPageProps) {
  const { t } = useTexts('users');
  const user = useQuery(userQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/users" search={list} />}>
      {t('users:back')}
    </BackLink>
  );
  return (
    <DeskFrame query={user} title={t('users:one')} back={back} notFound={t('users:notFound')}>
      {(data) => <UserDetails user={data} back={back} />}
    </DeskFrame>
  );
}

function UserDetails({ user, back }: { user: UserDetail; back: ReactNode }) {
  const { t } = useTexts('users');
  const notify = useNotify();
  const viewer = useUser();
  const change = useChangeRights(user.id);
  const sendOnce = useSubmitOnce(change);
  const [isConfirmingDisable, setConfirmingDisable] = useState(false);
  const name = `${user.firstname} ${user.lastname}`;
  const isOwnAccount = viewer?.username === user.username;
  const problem = change.isError && !change.isPending ? toApiProblem(change.error) : null;
  const save = (userChange: UserChange, successMessage: string) =>
    sendOnce(userChange, {
      onSuccess: () => notify(successMessage),
      onSettled: () => setConfirmingDisable(false),
    });
  const setDisabled = (isDisabled: boolean) =>
    save(
      { rightsVersion: user.rightsVersion, isDisabled },
      t(isDisabled ? 'users:disabled' : 'users:enabled', { name }),
    );
  return (
    <PageFrame
      above={back}
      title={name}
      status={<UserState isDisabled={user.isDisabled} isAnonymised={user.isAnonymised} />}
      {...(isOwnAccount || user.isAnonymised
        ? {}
        : {
            actions: user.isDisabled ? (
              <Button
                variant="default"
                {...busyButtonProps(change.isPending)}
                onClick={() => setDisabled(false)}
              >
                {t('users:enable')}
              </Button>
            ) : (
              <Button variant="default" c="danger" onClick={() => setConfirmingDisable(true)}>
                {t('users:disable')}
              </Button>
            ),
          })}
    >
      {problem !== null && (
        <div className={deskLayout.feedback}>
          <FeedbackAlert status="Fail">
            {problem.code === 'Conflict' ? t('users:stale') : t(`errors:${problem.code}`)}
          </FeedbackAlert>
        </div>
      )}
      <div className={deskLayout.detail}>
        <UserFacts user={user} />
        {isOwnAccount && <Text className={deskLayout.panel}>{t('users:own')}</Text>}
        {!isOwnAccount && !user.isAnonymised && (
          <RightsForm
            // Resets the form when the rights change.
            key={user.rightsVersion}
            user={user}
            onSave={(userChange) => save(userChange, t('users:saved', { name }))}
            saving={change.isPending}
          />
        )}
        {!isOwnAccount && user.secondFactors.length > 0 && <ResetSecondFactor id={user.id} name={name} />}
        <ChangeHistory entries={user.history} />
      </div>
      <ConfirmDialog
        opened={isConfirmingDisable}
        onClose={() => setConfirmingDisable(false)}
        onConfirm={() => setDisabled(true)}
        title={t('users:disableTitle', { name })}
        confirmLabel={t('users:disable')}
        dangerous
        busy={change.isPending}
      >
        {t('users:disableText')}
      </ConfirmDialog>
    </PageFrame>
  );
}

function UserFacts({ user }: { user: UserDetail }) {
  const { t } = useTexts('accounts', 'users');
  const { date, moment, quantity } = useFormats();
  const { username, type, businessName, customerCode, role, customers } = user;
  const company =
    businessName !== null && customerCode !== null ? (
      <CustomerFact businessName={businessName} customerCode={customerCode} />
    ) : (
      businessName
    );
  const facts = [
    { label: t('users:fields.username'), value: <Sender username={username} /> },
    { label: t('users:fields.type'), value: t(`accounts:registration.types.${type}`) },
    ...(company === null ? [] : [{ label: t('users:fields.company'), value: company }]),
    ...(actsForCustomers(role)
      ? [
          {
            label: t('users:fields.customers'),
            value: (
              <Anchor
                inherit
                renderRoot={(props) => (
                  <Link {...props} to="/backoffice/portfolios/$username" params={{ username }} />
                )}
              >
                {quantity(customers)}
              </Anchor>
            ),
          },
        ]
      : []),
    {
      label: t('users:fields.secondFactors'),
      value:
        user.secondFactors
          .filter((method) => method !== 'RECOVERY_CODE')
          .map((method) => t(`users:secondFactors.${method}`))
          .join(', ') || t('users:secondFactors.none'),
    },
    { label: t('users:fields.language'), value: LANGUAGE_NAMES[user.language] },
    { label: t('users:fields.createdOn'), value: date(user.createdOn) },
    { label: t('users:fields.sessions'), value: quantity(user.sessions) },
    {
      label: t('users:fields.lastUsedOn'),
      value: user.lastUsedOn === null ? t('users:noLogin') : moment(user.lastUsedOn),
    },
  ];
  return (
    <div>
      <FactList facts={facts} notes={[]} />
      <Anchor
        size="sm"
        mt="sm"
        display="inline-block"
        renderRoot={(props) => <Link {...props} to="/backoffice/audit" search={{ username }} />}
      >
        {t('users:log')}
      </Anchor>
    </div>
  );
}
