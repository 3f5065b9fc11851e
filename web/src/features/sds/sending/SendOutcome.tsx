import type { SdsSendResult } from '@cromia/domain/sds/sending';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ProblemCode, toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import type { SheetSending } from './use-send-sheets';

/** Errors displayed with their own text; other errors show that nothing was sent. */
const SPECIFIC_ERRORS: readonly ProblemCode[] = [
  'NetworkFailure',
  'TooManyRequests',
  'Unauthorized',
  'ServiceUnavailable',
];

/** The result of sending (sections 4 and 8): the number of recipients, omitted sheets, or that nothing was sent. */
export function SendOutcome<Content>({ sending }: { sending: SheetSending<Content> }) {
  const { t } = useTexts('sds');
  if (sending.isPending) return null;
  if (sending.isError) {
    const { code } = toApiProblem(sending.error);
    return (
      <FeedbackAlert status="Fail">
        {t(`errors:${SPECIFIC_ERRORS.includes(code) ? code : 'SdsSendError'}`)}
      </FeedbackAlert>
    );
  }
  if (!sending.isSuccess) return null;
  const { deliveries, missing } = sending.data;
  const count = new Set(deliveries.map(({ recipient }) => recipient)).size;
  const formatOmittedSheets = (omissionReason: SdsSendResult['missing'][number]['reason']) =>
    missing
      .filter(({ reason }) => reason === omissionReason)
      .map(({ serial, color, version }) => `${serial}-${color} (${version})`)
      .join(', ');
  return (
    <>
      <FeedbackAlert status="Success">
        {t('sds:send.sdsSentSuccess', { count })}{' '}
        <Anchor inherit underline="always" renderRoot={(props) => <Link {...props} to="/sds/deliveries" />}>
          {t('sds:send.follow')}
        </Anchor>
      </FeedbackAlert>
      {formatOmittedSheets('LANGUAGE') !== '' && (
        <FeedbackAlert status="WarningDismissable">
          {t('sds:send.missing', { sheets: formatOmittedSheets('LANGUAGE') })}
        </FeedbackAlert>
      )}
      {formatOmittedSheets('INTERNAL') !== '' && (
        <FeedbackAlert status="WarningDismissable">
          {t('sds:send.internal', { sheets: formatOmittedSheets('INTERNAL') })}
        </FeedbackAlert>
      )}
    </>
  );
}
