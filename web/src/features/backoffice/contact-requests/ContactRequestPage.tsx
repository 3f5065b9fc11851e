import type { ContactRequestDetail } from '@cromia/domain/contact/contact-request';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import { LANGUAGE_NAMES } from '../../../i18n/languages';
import { useTexts } from '../../../i18n/use-texts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { useSendOnce } from '../../../ui/form/use-send-once';
import type { ListSearch } from '../../../ui/list/list-search';
import { PageFrame } from '../../../ui/PageFrame';
import classes from '../backoffice.module.css';
import { DeskFeedback } from '../DeskFeedback';
import { BackLink, DeskFrame } from '../DeskFrame';
import { FactList, writtenNotes } from '../FactList';
import { History } from '../History';
import { Sender } from '../Sender';
import { ContactStatus } from './ContactStatus';
import { contactRequestQuery, useContactAnswered } from './contact-requests-queries';

interface ContactRequestPageProps {
  id: string;
  /** The list to go back to, as it was. */
  queue: ListSearch;
}

/** One contact request, with the way to its answer (contract, section 5). */
export function ContactRequestPage({ id, queue }: ContactRequestPageProps) {
  const { t } = useTexts('backoffice');
  const request = useQuery(contactRequestQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/contact-requests" search={queue} />}>
      {t('backoffice:contacts.back')}
    </BackLink>
  );
  return (
    <DeskFrame
      query={request}
      title={t('backoffice:contacts.one')}
      back={back}
      notFound={t('backoffice:contacts.notFound')}
    >
      {(data) => <Shown request={data} back={back} />}
    </DeskFrame>
  );
}

function Shown({ request, back }: { request: ContactRequestDetail; back: ReactNode }) {
  const { t } = useTexts('backoffice', 'contact');
  const answered = useContactAnswered(request.id);
  const sendOnce = useSendOnce(answered);
  const subject = encodeURIComponent(`Re: ${t(`contact:types.${request.requestType}`)}`);
  return (
    <PageFrame
      above={back}
      title={request.name}
      status={<ContactStatus status={request.status} />}
      {...(request.status === 'OPEN'
        ? {
            actions: (
              <>
                <Button
                  variant="default"
                  component="a"
                  href={`mailto:${request.email}?subject=${subject}`}
                  leftSection={<IconMail size={18} aria-hidden />}
                >
                  {t('backoffice:contacts.reply')}
                </Button>
                <Button {...whileBusy(answered.isPending)} onClick={() => sendOnce()}>
                  {t('backoffice:contacts.answer')}
                </Button>
              </>
            ),
          }
        : {})}
    >
      <DeskFeedback
        change={answered}
        standing={t(`backoffice:contacts.statuses.${request.status}`)}
        history={request.history}
        done={t('backoffice:contacts.answered')}
      />
      <div className={classes.detail}>
        <Facts request={request} />
        <History entries={request.history} />
      </div>
    </PageFrame>
  );
}

function Facts({ request }: { request: ContactRequestDetail }) {
  const { t } = useTexts('backoffice', 'contact');
  const { moment } = useFormats();
  const { requestType, email, username, language, createdOn, answeredOn, answeredBy } = request;
  const facts = [
    { label: t('backoffice:contacts.fields.requestType'), value: t(`contact:types.${requestType}`) },
    { label: t('backoffice:contacts.fields.email'), value: <Sender username={email} /> },
    {
      label: t('backoffice:contacts.fields.username'),
      value: username === null ? t('backoffice:contacts.visitor') : <Sender username={username} />,
    },
    { label: t('backoffice:contacts.fields.language'), value: LANGUAGE_NAMES[language] },
    { label: t('backoffice:contacts.fields.createdOn'), value: moment(createdOn) },
    ...(answeredOn === null
      ? []
      : [
          { label: t('backoffice:contacts.fields.answeredOn'), value: moment(answeredOn) },
          {
            label: t('backoffice:contacts.fields.answeredBy'),
            value: <Sender username={answeredBy} />,
          },
        ]),
  ];
  return (
    <FactList
      facts={facts}
      notes={writtenNotes([{ label: t('backoffice:contacts.fields.request'), text: request.request }])}
    />
  );
}
