import { Anchor, Tabs, Text } from '@mantine/core';
import { IconArrowLeft, IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../ui/feedback/Skeletons';
import { PageFrame } from '../../ui/PageFrame';
import { NavItemLink } from '../shell';
import { buildMailFrame } from './mail-frame';
import { mailQuery } from './mailbox-queries';
import classes from './styles.module.css';

/** Scripts never run. Links may open outside the frame, as in a mail client. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** One mail of a demo, as HTML and as plain text. */
export function MailPage({ id }: { id: string }) {
  const { t } = useTexts('mailbox');
  const { moment } = useFormats();
  const query = useQuery(mailQuery(id));
  const back = (
    <Anchor component={NavItemLink} path="/demo/mailbox" size="sm" className={classes.back}>
      <IconArrowLeft size={16} aria-hidden />
      {t('mailbox:back')}
    </Anchor>
  );
  if (query.data === undefined) {
    return (
      <PageFrame narrow title={t('mailbox:title')} above={back}>
        {query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <DetailSkeleton />
        )}
      </PageFrame>
    );
  }
  const mail = query.data;
  return (
    <PageFrame
      narrow
      above={back}
      title={mail.subject}
      titleLanguage={mail.language}
      lead={`${t('mailbox:to', { to: mail.to })} · ${moment(mail.sentAt)}`}
    >
      <Tabs defaultValue="html" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="html">{t('mailbox:html')}</Tabs.Tab>
          <Tabs.Tab value="text">{t('mailbox:text')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="html">
          <iframe
            title={mail.subject}
            lang={mail.language}
            sandbox={SANDBOX}
            srcDoc={buildMailFrame(mail.html)}
            className={classes.frame}
          />
        </Tabs.Panel>
        <Tabs.Panel value="text">
          <pre lang={mail.language} className={classes.text}>
            {mail.text}
          </pre>
        </Tabs.Panel>
      </Tabs>
      {mail.attachments.map(({ filename, size }) => (
        <Text key={filename} size="sm" className={classes.attachment}>
          <IconPaperclip size={16} aria-hidden />
          {t('mailbox:attachment', { name: filename, size: Math.ceil(size / 1024) })}
        </Text>
      ))}
    </PageFrame>
  );
}
