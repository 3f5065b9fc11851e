import { isAllowed } from '@cromia/domain/accounts/access';
import { CHANGE_KINDS, type TreeUploadDetail } from '@cromia/domain/private-catalogue/upload';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../../api/use-session';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
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
  RejectDialog,
  Sender,
  toNoteFacts,
} from '../../desk';
import { TreeDifference } from '../upload/TreeDifference';
import { TreeStatusBadge } from './TreeStatusBadge';
import classes from './tree-upload.module.css';
import { treeUploadQuery, useDecideTreeUpload } from './upload-queries';

interface TreeUploadPageProps {
  id: string;
  /** State of the list, for the link back. */
  list: ListSearch;
}

/** One upload of the private catalogue, with its changes and the decision (contract, section 5). */
export function TreeUploadPage({ id, list }: TreeUploadPageProps) {
  const { t } = useTexts('private-catalogue');
  const upload = useQuery(treeUploadQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/private-catalogue" search={list} />}>
      {t('private-catalogue:desk.back')}
    </BackLink>
  );
  return (
    <DeskFrame
      query={upload}
      title={t('private-catalogue:desk.one')}
      back={back}
      notFound={t('private-catalogue:desk.notFound')}
    >
      {(data) => <TreeUploadWithChanges upload={data} back={back} />}
    </DeskFrame>
  );
}

type Decision = ReturnType<typeof useDecideTreeUpload>;

function TreeUploadWithChanges({ upload, back }: { upload: TreeUploadDetail; back: ReactNode }) {
  const { t } = useTexts('private-catalogue');
  const decision = useDecideTreeUpload(upload.id);
  const { status, fileName, difference, shops, history } = upload;
  return (
    <PageFrame
      above={back}
      title={fileName ?? t('private-catalogue:desk.one')}
      status={<TreeStatusBadge status={status} />}
      {...useActions(upload, decision)}
    >
      <DeskFeedback
        change={decision}
        unsavedText={typeof decision.variables === 'object' ? decision.variables.reason : undefined}
        status={t(`private-catalogue:desk.status.${status}`)}
        history={history}
        successMessage={t(
          status === 'REJECTED' ? 'private-catalogue:desk.rejected' : 'private-catalogue:desk.published',
        )}
      />
      <div className={deskLayout.detail}>
        <UploadFacts upload={upload} />
        {status !== 'PUBLISHED' && <TreeDifference id={upload.id} counts={difference} shops={shops} />}
        <ChangeHistory entries={history} />
      </div>
    </PageFrame>
  );
}

/** The viewer's possible actions on an upload in its current status. */
function useActions({ status, difference }: TreeUploadDetail, decision: Decision) {
  const { t } = useTexts('customers-desk', 'desk', 'private-catalogue');
  const user = useUser();
  const submitDecision = useSubmitOnce(decision);
  const [openDialog, setOpenDialog] = useState<'approve' | 'reject' | 'restore' | null>(null);
  const close = () => setOpenDialog(null);
  if (!isAllowed(user, 'backoffice.private-catalogue')) return {};
  if (status === 'REPLACED') {
    return {
      actions: (
        <>
          <Button onClick={() => setOpenDialog('restore')}>{t('private-catalogue:desk.restore')}</Button>
          <ConfirmDialog
            opened={openDialog === 'restore'}
            onClose={close}
            onConfirm={() => submitDecision('restore', { onSettled: close })}
            title={t('private-catalogue:desk.restoreTitle')}
            confirmLabel={t('private-catalogue:desk.restore')}
            busy={decision.isPending}
          >
            <ChangeCounts difference={difference} />
            {t('private-catalogue:desk.restoreText')}
          </ConfirmDialog>
        </>
      ),
    };
  }
  if (status !== 'PENDING') return {};
  return {
    actions: (
      <>
        <Button variant="default" c="danger" onClick={() => setOpenDialog('reject')}>
          {t('desk:decision.reject')}
        </Button>
        <Button onClick={() => setOpenDialog('approve')}>{t('private-catalogue:desk.approve')}</Button>
        <ConfirmDialog
          opened={openDialog === 'approve'}
          onClose={close}
          onConfirm={() => submitDecision({ decision: 'ACCEPTED' }, { onSettled: close })}
          title={t('private-catalogue:desk.approveTitle')}
          confirmLabel={t('private-catalogue:desk.approve')}
          busy={decision.isPending}
        >
          <ChangeCounts difference={difference} />
          {t('private-catalogue:desk.approveText')}
        </ConfirmDialog>
        <RejectDialog
          opened={openDialog === 'reject'}
          title={t('private-catalogue:desk.rejectTitle')}
          onClose={close}
          busy={decision.isPending}
          onReject={(reason) => submitDecision({ decision: 'REJECTED', reason }, { onSettled: close })}
        >
          {t('private-catalogue:desk.rejectText')}
        </RejectDialog>
      </>
    ),
  };
}

/** The numbers of nodes that a decision adds, changes, moves and removes. */
function ChangeCounts({ difference }: Pick<TreeUploadDetail, 'difference'>) {
  const { t } = useTexts('private-catalogue');
  return (
    <ul className={classes.counts}>
      {CHANGE_KINDS.map((kind) => (
        <li key={kind} data-none={difference[kind] === 0 || undefined}>
          {t(`private-catalogue:difference.kinds.${kind}`)}: <strong>{difference[kind]}</strong>
        </li>
      ))}
    </ul>
  );
}

function UploadFacts({ upload }: { upload: TreeUploadDetail }) {
  const { t } = useTexts('customers-desk', 'desk', 'private-catalogue');
  const { moment } = useFormats();
  const { createdOn, uploadedBy, decidedOn, decidedBy, categories, products, reason } = upload;
  const facts = [
    { label: t('private-catalogue:desk.fields.createdOn'), value: moment(createdOn) },
    { label: t('desk:queue.sentBy'), value: <Sender username={uploadedBy} /> },
    {
      label: t('private-catalogue:desk.fields.size'),
      value: t('private-catalogue:desk.size', {
        categories: t('private-catalogue:categories', { count: categories }),
        products: t('private-catalogue:products', { count: products }),
      }),
    },
    ...(decidedOn === null
      ? []
      : [
          { label: t('customers-desk:updates.decidedOn'), value: moment(decidedOn) },
          { label: t('customers-desk:updates.decidedBy'), value: <Sender username={decidedBy} /> },
        ]),
  ];
  const notes = toNoteFacts([{ label: t('desk:decision.reason'), text: reason }]);
  return <FactList facts={facts} notes={notes} />;
}
