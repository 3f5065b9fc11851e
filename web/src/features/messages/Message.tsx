import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { ConversationMessage, MessageAttachment } from '@cromia/domain/messages/message';
import type { OfferProposal, ProposedLine } from '@cromia/domain/messages/offer-proposal';
import { Button, Text } from '@mantine/core';
import { IconFileTypePdf, IconPaperclip, IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { saveFile } from '../../ui/save-file';
import { useBrand } from '../shell';
import classes from './messages.module.css';
import { type ConversationPlace, fetchAttachment } from './messages-queries';

const ICONS = { 'application/pdf': IconFileTypePdf, 'image/webp': IconPhoto } as const;

function AttachmentButton({
  place,
  attachment,
}: {
  place: ConversationPlace;
  attachment: MessageAttachment;
}) {
  const { t } = useTexts('messages');
  const { fileName, contentType } = attachment;
  const download = useMutation({
    mutationFn: () => fetchAttachment(place, attachment),
    onSuccess: ({ content }) => saveFile(content, fileName),
  });
  const Icon = ICONS[contentType] ?? IconPaperclip;
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon size={16} aria-hidden />}
        aria-label={t('messages:download', { name: fileName })}
        {...busyButtonProps(download.isPending)}
        onClick={() => download.mutate()}
      >
        {fileName}
      </Button>
      {download.error && (
        <Text size="sm" c="danger" role="alert">
          <ProblemText error={download.error} />
        </Text>
      )}
    </>
  );
}

/** The proposed terms of a line beside the offered ones. */
function ProposedTerms({ line }: { line: ProposedLine }) {
  const { t } = useTexts('messages');
  const { quantity, unitPrice, unit, content } = useFormats();
  const { offeredQuantity, offeredPrice, targetPrice } = line;
  const price = (amount: number) => `${unitPrice(amount)}/${unit(line.um)}`;
  const terms = [
    line.quantity === null
      ? null
      : t('messages:proposal.quantity', { is: quantity(line.quantity), was: quantity(offeredQuantity) }),
    targetPrice === null
      ? null
      : t('messages:proposal.price', { is: price(targetPrice), was: price(offeredPrice) }),
  ];
  return (
    <Text component="li" size="sm">
      <span translate="no">{formatProductCode(line.productCode)}</span>
      {` (${content(line)}): `}
      {terms.filter((term) => term !== null).join(' · ')}
    </Text>
  );
}

function Proposal({ proposal, actions }: { proposal: OfferProposal; actions: ReactNode }) {
  const { t } = useTexts('messages');
  return (
    <>
      <ul className={classes.terms}>
        {proposal.items.map((line) => (
          <ProposedTerms key={formatProductCode(line.productCode)} line={line} />
        ))}
      </ul>
      <Text size="xs" fw={600}>
        {t(`messages:proposal.status.${proposal.status}`)}
      </Text>
      {proposal.status === 'OPEN' && actions}
    </>
  );
}

/** Who has read a message, and when. */
function Reading({ message: { readBy, isOwn } }: { message: ConversationMessage }) {
  const { t } = useTexts('messages');
  const { moment } = useFormats();
  if (!isOwn) return null;
  const who = readBy.map(({ name, at }) => `${name ?? t('messages:author.deleted')}, ${moment(at)}`);
  return (
    <Text size="xs" c="dimmed">
      {who.length === 0 ? t('messages:unreadYet') : t('messages:readBy', { who: who.join(' · ') })}
    </Text>
  );
}

interface MessageProps {
  place: ConversationPlace;
  message: ConversationMessage;
  /** What staff can do with an open proposal. */
  proposalActions?: (proposal: OfferProposal) => ReactNode;
}

/** One message: who wrote it and when, its text, files, changed lines or proposal, and who has read it. */
export function Message({ place, message, proposalActions }: MessageProps) {
  const { t } = useTexts('messages');
  const { moment } = useFormats();
  const brand = useBrand()?.name ?? '';
  const { author, isOwn, kind, text, at, changedLines, attachments, proposal } = message;
  const name = author.name ?? t('messages:author.deleted');
  return (
    <li
      className={classes.message}
      data-own={isOwn || undefined}
      data-question={kind === 'QUESTION' || undefined}
    >
      <div className={classes.head}>
        <Text size="sm" fw={600}>
          {isOwn
            ? t('messages:author.own')
            : author.isStaff
              ? t('messages:author.staff', { name, brand })
              : name}
        </Text>
        <Text size="sm" c="dimmed" component="time" dateTime={at}>
          {moment(at)}
        </Text>
      </div>
      {kind !== 'MESSAGE' && (
        <Text size="sm" fw={600}>
          {t(`messages:kind.${kind}`)}
        </Text>
      )}
      {text !== '' && (
        <Text size="sm" className={classes.text}>
          {text}
        </Text>
      )}
      {changedLines.length > 0 && (
        <ul className={classes.terms}>
          {changedLines.map(({ productCode, was, is }) => {
            const product = formatProductCode(productCode);
            return (
              <Text component="li" size="sm" key={product}>
                {is === 0
                  ? t('messages:change.removed', { product, was })
                  : t('messages:change.line', { product, was, is })}
              </Text>
            );
          })}
        </ul>
      )}
      {proposal !== null && <Proposal proposal={proposal} actions={proposalActions?.(proposal)} />}
      {attachments.length > 0 && (
        <div className={classes.files}>
          {attachments.map((attachment) => (
            <AttachmentButton key={attachment.id} place={place} attachment={attachment} />
          ))}
        </div>
      )}
      <Reading message={message} />
    </li>
  );
}
