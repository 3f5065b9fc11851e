import type { ContactRequestDetail } from '@cromia/domain/contact/contact-desk';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { LANGUAGE_NAMES } from '../../../i18n/languages';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import type { ListSearch } from '../../../ui/list/list-search';
import { PageFrame } from '../../../ui/PageFrame';
import {
  BackLink,
  ChangeHistory,
  DeskFeedback,
  DeskFrame,
  deskLayout,
  FactList,
  HandlingPanel,
  Sender,
  ShortcutButton,
  toNoteFacts,
} from '../../desk';
import { AnswerForm } from './AnswerForm';
import { ContactStatus } from './ContactStatus';
import {
  type ContactRequestAction,
  contactRequestQuery,
  useContactRequestAction,
} from './contact-requests-queries';

interface ContactRequestPageProps {
  id: string;
  /** State of the queue to which the back link leads. */
  queue: ListSearch;
}

/** A contact request, to answer, assign and annotate (contract, section 5). */
export function ContactRequestPage({ id, queue }: ContactRequestPageProps) {
  const { t } = useTexts('contact-desk');
  const request = useQuery(contactRequestQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/contact-requests" search={queue} />}>
      {t('contact-desk:back')}
    </BackLink>
  );
  return (
    <DeskFrame
      query={request}
      title={t('contact-desk:one')}
      back={back}
      notFound={t('contact-desk:notFound')}
    >
      {(data) => <ContactRequestDetails request={data} back={back} />}
    </DeskFrame>
  );
}

function ContactRequestDetails({ request, back }: { request: ContactRequestDetail; back: ReactNode }) {
  const { t } = useTexts('contact', 'contact-desk');
  const action = useContactRequestAction(request.id);
  const sendOnce = useSubmitOnce(action);
  const isOpen = request.status === 'OPEN';
  const successMessage = useSuccessMessage(request, action.variables);
  return (
    <PageFrame
      above={back}
      title={request.name}
      status={<ContactStatus status={request.status} />}
      actions={
        isOpen ? (
          <ShortcutButton
            shortcut="A"
            variant="default"
            {...busyButtonProps(action.isPending)}
            onClick={() => sendOnce({ kind: 'answered' })}
          >
            {t('contact-desk:markAnswered')}
          </ShortcutButton>
        ) : (
          <Button
            variant="default"
            {...busyButtonProps(action.isPending)}
            onClick={() => sendOnce({ kind: 'reopen' })}
          >
            {t('contact-desk:reopen')}
          </Button>
        )
      }
    >
      <DeskFeedback
        change={action}
        status={t(`contact-desk:statuses.${request.status}`)}
        history={request.history}
        successMessage={successMessage}
        unsavedText={findUnsavedText(action.variables)}
      />
      <div className={deskLayout.detail}>
        <Facts request={request} />
        <Answers answers={request.answers} />
        {isOpen && (
          <AnswerForm
            request={request}
            busy={action.isPending}
            error={action.error}
            onSend={(answer) => sendOnce({ kind: 'answer', answer })}
          />
        )}
        <HandlingPanel
          handling={request}
          busy={action.isPending}
          onChange={(change, onReplaced) =>
            sendOnce(
              { kind: 'change', ...change },
              {
                onSuccess: () => onReplaced?.(),
                onError: (error) => {
                  if (toApiProblem(error).code === 'Conflict') onReplaced?.();
                },
              },
            )
          }
        />
        <ChangeHistory entries={request.history} />
      </div>
    </PageFrame>
  );
}

/** The text that the user wrote for the last action, to show it again if a colleague was faster. */
function findUnsavedText(action: ContactRequestAction | undefined): string | undefined {
  if (action?.kind === 'answer') return action.answer;
  return action?.kind === 'change' ? (action.note ?? undefined) : undefined;
}

/** Returns the success message of the last action. */
function useSuccessMessage(
  { email }: ContactRequestDetail,
  action: ContactRequestAction | undefined,
): string {
  const { t } = useTexts('contact-desk', 'desk');
  switch (action?.kind) {
    case 'answer':
      return t('contact-desk:answering.sent', { email: formatEmail(email) });
    case 'reopen':
      return t('contact-desk:reopened');
    case 'change':
      return action.note === undefined ? t('desk:handling.changed') : t('desk:handling.noteSaved');
    default:
      return t('contact-desk:answered');
  }
}

function Answers({ answers }: Pick<ContactRequestDetail, 'answers'>) {
  const { t } = useTexts('contact-desk');
  const { moment } = useFormats();
  if (answers.length === 0) return null;
  return (
    <section className={deskLayout.panel} aria-labelledby="answers">
      <Title order={2} id="answers" size="h3">
        {t('contact-desk:answers')}
      </Title>
      {answers.map(({ answer, sentOn, sentBy }) => (
        <div key={sentOn}>
          <Text size="sm" className={deskLayout.written}>
            {answer}
          </Text>
          <Text size="xs" c="dimmed">
            {moment(sentOn)} · <Sender username={sentBy} />
          </Text>
        </div>
      ))}
    </section>
  );
}

function Facts({ request }: { request: ContactRequestDetail }) {
  const { t } = useTexts('contact', 'contact-desk');
  const { moment } = useFormats();
  const { requestType, email, username, language, createdOn, answeredOn, answeredBy } = request;
  const facts = [
    { label: t('contact-desk:fields.requestType'), value: t(`contact:types.${requestType}`) },
    { label: t('contact-desk:fields.email'), value: <Sender username={email} /> },
    {
      label: t('contact-desk:fields.username'),
      value: username === null ? t('contact-desk:visitor') : <Sender username={username} />,
    },
    { label: t('contact-desk:fields.language'), value: LANGUAGE_NAMES[language] },
    { label: t('contact-desk:fields.createdOn'), value: moment(createdOn) },
    ...(answeredOn === null
      ? []
      : [
          { label: t('contact-desk:fields.answeredOn'), value: moment(answeredOn) },
          {
            label: t('contact-desk:fields.answeredBy'),
            value: <Sender username={answeredBy} />,
          },
        ]),
  ];
  return (
    <FactList
      facts={facts}
      notes={toNoteFacts([{ label: t('contact-desk:fields.request'), text: request.request }])}
    />
  );
}
