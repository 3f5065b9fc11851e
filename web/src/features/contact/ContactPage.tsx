import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert, focusOutcome } from '../../ui/feedback/FeedbackAlert';
import { PageFrame } from '../../ui/PageFrame';
import { useIsPrerendered } from '../../ui/use-is-prerendered';
import { NavItemLink, useBrand, usePageDescription } from '../shell';
import { ContactForm } from './ContactForm';
import classes from './styles.module.css';

/** /contact-area: the contact page, open to visitors (section 2). */
export function ContactPage() {
  const { t } = useTexts('contact');
  usePageDescription(t('contact:lead'));
  const user = useUser();
  // Only the browser has the stored draft.
  const isPrerendered = useIsPrerendered();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <PageFrame title={t('contact:title')} lead={t('contact:lead')} narrow>
      {sentTo === null ? (
        <ContactForm
          key={isPrerendered ? 'prerendered' : (user?.username ?? 'visitor')}
          user={user}
          onSent={setSentTo}
        />
      ) : (
        <div className={classes.sent} tabIndex={-1} ref={focusOutcome}>
          <FeedbackAlert status="Success" title={t('contact:sentTitle')}>
            {t('contact:sent', { email: formatEmail(sentTo) })}
          </FeedbackAlert>
          <Group gap="xs">
            <Button variant="default" onClick={() => setSentTo(null)}>
              {t('contact:another')}
            </Button>
            <Button variant="default" component={NavItemLink} path="/">
              {t('common:actions.toHome')}
            </Button>
          </Group>
        </div>
      )}
      <ContactDetails />
    </PageFrame>
  );
}

/** The other ways to reach the manufacturer. */
function ContactDetails() {
  const { t } = useTexts('contact');
  const brand = useBrand();
  return (
    <section className={classes.contactDetails} aria-label={t('contact:reach')}>
      <Text fw={600}>{t('contact:reach')}</Text>
      {brand?.phone && (
        <Anchor
          href={`tel:${brand.phone.replaceAll(/[^\d+]/g, '')}`}
          className={classes.contactLink}
          underline="always"
        >
          <IconPhone size={18} aria-hidden />
          {brand.phone}
        </Anchor>
      )}
      {brand?.email && (
        <Anchor href={`mailto:${brand.email}`} className={classes.contactLink} underline="always">
          <IconMail size={18} aria-hidden />
          {formatEmail(brand.email)}
        </Anchor>
      )}
    </section>
  );
}
