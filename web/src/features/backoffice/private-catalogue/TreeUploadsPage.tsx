import type { TreeUpload } from '@cromia/domain/private-catalogue/upload';
import { Anchor, Button } from '@mantine/core';
import { IconBinaryTree } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { PageFrame } from '../../../ui/PageFrame';
import { Sender } from '../Sender';
import { useQueueWidth } from '../use-queue-width';
import { TreeStatusBadge } from './TreeStatusBadge';
import { TREE_UPLOADS, type TreeUploadsSearch } from './upload-list';
import { treeUploadsQuery } from './upload-queries';

interface TreeUploadsPageProps {
  search: TreeUploadsSearch;
  onSearch: ChangeList<TreeUploadsSearch>;
}

/** The uploads of the private catalogue: what waits for approval, what is shown, what was (contract, section 5). */
export function TreeUploadsPage({ search, onSearch }: TreeUploadsPageProps) {
  const { t } = useTexts('private-catalogue');
  const { asCards } = useQueueWidth();
  const columns = useColumns(search);
  const uploads = useQuery(treeUploadsQuery(search));
  const open = ({ id }: TreeUpload) => (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link {...props} to="/backoffice/private-catalogue/$id" params={{ id }} search={search} />
      )}
    >
      {t('common:actions.open')}
    </Button>
  );
  return (
    <PageFrame title={t('private-catalogue:desk.title')} lead={t('private-catalogue:desk.lead')}>
      <ListTable
        list={TREE_UPLOADS}
        search={search}
        onSearch={onSearch}
        page={uploads}
        label={t('private-catalogue:desk.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ id, fileName }) => fileName ?? id}
        {...(asCards ? { actions: open } : {})}
        nothing={{
          icon: IconBinaryTree,
          none: t('private-catalogue:desk.empty'),
          noMatch: t('private-catalogue:desk.empty'),
        }}
      />
    </PageFrame>
  );
}

function useColumns(search: TreeUploadsSearch): DataColumn<TreeUpload>[] {
  const { t } = useTexts('backoffice', 'private-catalogue');
  const { moment } = useFormats();
  return useMemo(
    () => [
      {
        id: 'fileName',
        header: t('private-catalogue:desk.fields.fileName'),
        cell: ({ id, fileName }) => (
          <Anchor
            inherit
            fw={550}
            renderRoot={(props) => (
              <Link {...props} to="/backoffice/private-catalogue/$id" params={{ id }} search={search} />
            )}
          >
            {fileName ?? id}
          </Anchor>
        ),
        card: 'title',
      },
      {
        id: 'createdOn',
        header: t('private-catalogue:desk.fields.createdOn'),
        cell: ({ createdOn }) => moment(createdOn),
        sortBy: ({ createdOn }) => createdOn,
      },
      {
        id: 'uploadedBy',
        header: t('backoffice:queue.sentBy'),
        cell: ({ uploadedBy }) => <Sender username={uploadedBy} />,
      },
      {
        id: 'size',
        header: t('private-catalogue:desk.fields.size'),
        cell: ({ categories, products }) => t('private-catalogue:desk.size', { categories, products }),
      },
      {
        id: 'status',
        header: t('private-catalogue:desk.fields.status'),
        cell: ({ status }) => <TreeStatusBadge status={status} />,
        sortBy: ({ status }) => status,
      },
    ],
    [t, moment, search],
  );
}
