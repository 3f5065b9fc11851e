import { Accordion, Button, Group, Text, Title } from '@mantine/core';
import { IconHeadset, IconPlayerPlay } from '@tabler/icons-react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { PageFrame } from '../../ui/PageFrame';
import { NavItemLink, useLoginPath, usePageDescription } from '../shell';
import classes from './styles.module.css';
import { TutorialVideo } from './TutorialVideo';
import { listTutorials, TUTORIAL_STEPS, type Tutorial } from './tutorials';

/** The questions of a newcomer, answered in text. */
const QUESTIONS = ['prices', 'duration', 'private', 'sheets', 'quantities', 'colleagues'] as const;

interface FaqPageProps {
  /** The opened tutorial, from the URL, so that it can be linked. */
  open: string | undefined;
  onOpen: (tutorial: string | undefined) => void;
}

/** /faq: the video tutorials for the viewer's role, each with its written steps (section 2). */
export function FaqPage({ open, onOpen }: FaqPageProps) {
  const { t } = useTexts('help');
  usePageDescription(t('help:lead'));
  const login = useLoginPath();
  const user = useUser();
  const tutorials = listTutorials(user);
  return (
    <PageFrame title={t('help:title')} lead={t('help:lead')}>
      <div className={classes.faq}>
        <section className={classes.questions} aria-labelledby="questions">
          <Title order={2} id="questions" size="h3">
            {t('help:questions.title')}
          </Title>
          <Accordion variant="separated" order={3}>
            {QUESTIONS.map((name) => (
              <Accordion.Item key={name} value={name}>
                <Accordion.Control>{t(`help:questions.${name}.question`)}</Accordion.Control>
                <Accordion.Panel>{t(`help:questions.${name}.answer`)}</Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </section>
        <Accordion
          variant="separated"
          order={2}
          value={open ?? null}
          onChange={(value) => onOpen(value ?? undefined)}
        >
          {tutorials.map((name) => (
            <Accordion.Item key={name} value={name}>
              <Accordion.Control icon={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}>
                {t(`help:tutorials.${name}.title`)}
              </Accordion.Control>
              <Accordion.Panel>{open === name && <OpenedTutorial name={name} />}</Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
        {(user === null || user.role === 'USER') && (
          <Group gap="md">
            <Text c="dimmed">{t(user === null ? 'help:moreForUsers' : 'help:moreForCustomers')}</Text>
            {user === null && (
              <Button variant="default" component={NavItemLink} path={login}>
                {t('shell:nav.login')}
              </Button>
            )}
          </Group>
        )}
        <section className={classes.contact} aria-labelledby="no-answer">
          <Title order={2} id="no-answer" size="h3">
            {t('help:noAnswer')}
          </Title>
          <Button
            variant="default"
            component={NavItemLink}
            path="/contact-area"
            leftSection={<IconHeadset size={18} aria-hidden />}
          >
            {t('shell:footer.contact')}
          </Button>
        </section>
      </div>
    </PageFrame>
  );
}

function OpenedTutorial({ name }: { name: Tutorial }) {
  const { t } = useTexts('help');
  return (
    <div className={classes.openedTutorial}>
      <TutorialVideo name={name} />
      <div>
        <Title order={3} size="h4">
          {t('help:steps')}
        </Title>
        <ol className={classes.steps}>
          {TUTORIAL_STEPS.map((step) => (
            <li key={step}>{t(`help:tutorials.${name}.steps.${step}`)}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
