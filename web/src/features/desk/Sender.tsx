import type { PlacedBy } from '@cromia/domain/people/person';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Fragment } from 'react';
import { useTexts } from '../../i18n/use-texts';

interface SenderProps {
  username: string | null;
  /** Who placed the document, to name the person beside the username; absent where only the username is known. */
  placedBy?: PlacedBy;
}

/** The name and user name of a sender, which can wrap before the @; a placeholder for a deleted user. */
export function Sender({ username, placedBy = null }: SenderProps) {
  const { t } = useTexts('desk');
  if (username === null) return t('desk:queue.senderGone');
  const name = placedBy === null || placedBy.name === username ? null : placedBy.name;
  return (
    <>
      {name !== null && (
        <>
          {placedBy?.isAgent === true ? t('desk:queue.agent', { name }) : name}
          <br />
        </>
      )}
      {formatEmail(username)
        .split(/(?=@)/)
        .map((part) => (
          <Fragment key={part}>
            <wbr />
            {part}
          </Fragment>
        ))}
    </>
  );
}
