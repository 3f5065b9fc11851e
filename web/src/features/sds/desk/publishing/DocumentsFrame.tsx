import { isAllowed } from '@cromia/domain/accounts/access';
import { Button, Group } from '@mantine/core';
import { IconFileUpload, IconFileZip, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../../../api/use-session';
import { useTexts } from '../../../../i18n/use-texts';
import { PageFrame } from '../../../../ui/PageFrame';
import { ArchiveDialog } from './ArchiveDialog';

/** A way to publish documents. */
interface PublishAction {
  label: string;
  dialog: (onClose: () => void) => ReactNode;
}

interface DocumentsFrameProps {
  title: string;
  lead: string;
  /** Publishing one sheet from a file, the most frequent case. */
  uploadAction: PublishAction;
  /** An additional way to publish, specific to this kind of document. */
  additionalAction: PublishAction & { icon: TablerIcon };
  /** The list of the versions, which places the tools beside its filters. */
  children: (tools: ReactNode) => ReactNode;
}

/** The page of one kind of document: its versions and, for users who may publish, the ways to do so. */
export function DocumentsFrame({
  title,
  lead,
  uploadAction,
  additionalAction,
  children,
}: DocumentsFrameProps) {
  const { t } = useTexts('sds');
  const [dialog, setDialog] = useState<'upload' | 'additional' | 'archive' | null>(null);
  const mayPublish = isAllowed(useUser(), 'backoffice.documents');
  const close = () => setDialog(null);
  const { icon: Icon } = additionalAction;
  return (
    <PageFrame
      title={title}
      lead={lead}
      actions={
        mayPublish && (
          <Button leftSection={<IconFileUpload size={16} aria-hidden />} onClick={() => setDialog('upload')}>
            {uploadAction.label}
          </Button>
        )
      }
    >
      {children(
        mayPublish && (
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => setDialog('additional')}
            >
              {additionalAction.label}
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileZip size={16} aria-hidden />}
              onClick={() => setDialog('archive')}
            >
              {t('sds:archive.open')}
            </Button>
          </Group>
        ),
      )}
      {dialog === 'upload' && uploadAction.dialog(close)}
      {dialog === 'additional' && additionalAction.dialog(close)}
      {dialog === 'archive' && <ArchiveDialog onClose={close} />}
    </PageFrame>
  );
}
