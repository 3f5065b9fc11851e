import { formatPhone } from '@cromia/domain/addresses/phone';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Anchor, Text, Title } from '@mantine/core';
import { useFormats } from '../../../i18n/format';
import { isUiLanguage, LANGUAGE_NAMES } from '../../../i18n/languages';
import { useTexts } from '../../../i18n/use-texts';
import type { DeskCustomerRequest } from './customer-requests-queries';
import classes from './request-page.module.css';

/** The requester and their contact details. */
export function Requester({ request }: { request: DeskCustomerRequest }) {
  const { t } = useTexts('activation-desk');
  const { moment } = useFormats();
  const { firstname, lastname, businessName, username, telephone, language } = request.requester;
  return (
    <section className={classes.side} aria-labelledby="requester">
      <Title order={2} id="requester">
        {t('activation-desk:requester')}
      </Title>
      <Text size="sm" component="div">
        <strong>
          {firstname} {lastname}
        </strong>
        {businessName && <div>{businessName}</div>}
        <div>
          <Anchor inherit href={`mailto:${username}`} style={{ overflowWrap: 'anywhere' }}>
            {formatEmail(username)}
          </Anchor>
        </div>
        {telephone && <div>{formatPhone(telephone)}</div>}
        {isUiLanguage(language) && <div>{LANGUAGE_NAMES[language]}</div>}
      </Text>
      <Text size="sm" c="dimmed">
        {t('activation-desk:sentOn', { moment: moment(request.createdOn) })}
      </Text>
    </section>
  );
}
