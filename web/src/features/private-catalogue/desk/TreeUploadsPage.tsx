import { isAllowed } from '@cromia/domain/accounts/access';
import type { TreeUpload } from '@cromia/domain/private-catalogue/upload';
import { IconBinaryTree } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useUser } from '../../../api/use-session';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import type { DataColumn } from '../../../ui/table/columns';
import { RowLink } from '../../../ui/table/RowLink';
import { Sender } from '../../desk';
import UploadActions from '../upload/UploadActions';
import { TreeStatusBadge } from './TreeStatusBadge';
import { TREE_UPLOAD_LIST } from './upload-list';
import { treeUploadsQuery } from './upload-queries';

/** The uploads of the private catalogue: pending, published and earlier ones (contract, section 5). */
export function TreeUploadsPage() {
  const { t } = useTexts('private-catalogue');
  const user = useUser();
  const columns = useColumns();
  const list = useList(TREE_UPLOAD_LIST);
  const uploads = useQuery(treeUploadsQuery(list.query));
  return (
    <PageFrame
      title={t('private-catalogue:desk.title')}
      lead={t('private-catalogue:desk.lead')}
      {...(isAllowed(user, 'private-catalogue.upload') ? { actions: <UploadActions /> } : {})}
    >
      <PagedList
        list={list}
        page={uploads}
        label={t('private-catalogue:desk.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ id, fileName }) => fileName ?? id}
        link={({ id }, linkProps) => (
          <Link {...linkProps} to="/backoffice/private-catalogue/$id" params={{ id }} search={list.search} />
        )}
        emptyContent={{
          icon: IconBinaryTree,
          none: t('private-catalogue:desk.empty'),
          noMatch: t('private-catalogue:desk.empty'),
        }}
      />
    </PageFrame>
  );
}

function useColumns(): DataColumn<TreeUpload>[] {
  const { t } = useTexts('desk', 'private-catalogue');
  const { moment } = useFormats();
  return useMemo(
    () => [
      {
        id: 'fileName',
        header: t('private-catalogue:desk.fields.fileName'),
        cell: ({ id, fileName }) => <RowLink>{fileName ?? id}</RowLink>,
        card: 'title',
      },
      {
        id: 'createdOn',
        card: 'brief',
        cardLabel: true,
        header: t('private-catalogue:desk.fields.createdOn'),
        cell: ({ createdOn }) => moment(createdOn),
        sortBy: ({ createdOn }) => createdOn,
      },
      {
        id: 'uploadedBy',
        header: t('desk:queue.sentBy'),
        cell: ({ uploadedBy }) => <Sender username={uploadedBy} />,
      },
      {
        id: 'size',
        header: t('private-catalogue:desk.fields.size'),
        cell: ({ categories, products }) =>
          t('private-catalogue:desk.size', {
            categories: t('private-catalogue:categories', { count: categories }),
            products: t('private-catalogue:products', { count: products }),
          }),
      },
      {
        id: 'status',
        card: 'badge',
        header: t('private-catalogue:desk.fields.status'),
        cell: ({ status }) => <TreeStatusBadge status={status} />,
        sortBy: ({ status }) => status,
      },
    ],
    [t, moment],
  );
}
