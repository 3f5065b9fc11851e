import { TABLE_FORMATS, type TableFormat } from '@cromia/domain/lists/export';
import type { ShoppingList } from '@cromia/domain/shopping-lists/shopping-list';
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import {
  IconBolt,
  IconDots,
  IconFileInvoice,
  IconPencil,
  IconQrcode,
  IconTableExport,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { saveFile } from '../../ui/save-file';
import type { ShopScope } from '../acting';
import { NavItemLink } from '../shell';
import { exportList } from './shopping-list-queries';
import classes from './styles.module.css';

/** Dialogs of a list. */
export type ListDialogKind = 'rename' | 'labels' | 'delete';

interface ListToolsProps {
  scope: ShopScope;
  list: ShoppingList;
  /** Starts an offer request; absent if the user may not, or the list is empty. */
  onOffer: (() => void) | undefined;
  isStartingOffer: boolean;
  onDialog: (kind: ListDialogKind) => void;
}

/** The actions on a list beside the cart: add products, request an offer, and in a menu the others. */
export function ListTools({ scope, list, onOffer, isStartingOffer, onDialog }: ListToolsProps) {
  const { t } = useTexts('cart', 'shopping-lists');
  const save = useMutation({
    mutationFn: (format: TableFormat) => exportList(scope, list.id, format),
    onSuccess: ({ content, name }) => saveFile(content, name),
  });
  const isFilled = list.items.length > 0;
  return (
    <div className={classes.tools}>
      {save.error !== null && (
        <Text size="sm" c="danger" role="alert">
          <ProblemText error={save.error} />
        </Text>
      )}
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        {list.isChangeable && (
          <Button
            variant="default"
            component={NavItemLink}
            path="/profile-customer/quick-order"
            query={`?list=${list.id}`}
            leftSection={<IconBolt size={18} aria-hidden />}
          >
            {t('shopping-lists:addByCode')}
          </Button>
        )}
        {onOffer !== undefined && (
          <Button
            variant="default"
            visibleFrom="sm"
            leftSection={<IconFileInvoice size={18} aria-hidden />}
            {...busyButtonProps(isStartingOffer)}
            onClick={onOffer}
          >
            {t('cart:requestOffer')}
          </Button>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={38} aria-label={t('shopping-lists:more')}>
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {onOffer !== undefined && (
              <Menu.Item
                hiddenFrom="sm"
                leftSection={<IconFileInvoice size={16} aria-hidden />}
                onClick={onOffer}
              >
                {t('cart:requestOffer')}
              </Menu.Item>
            )}
            {isFilled && (
              <>
                <Menu.Item
                  leftSection={<IconQrcode size={16} aria-hidden />}
                  onClick={() => onDialog('labels')}
                >
                  {t('shopping-lists:labels.action')}
                </Menu.Item>
                {TABLE_FORMATS.map((format) => (
                  <Menu.Item
                    key={format}
                    leftSection={<IconTableExport size={16} aria-hidden />}
                    onClick={() => save.mutate(format)}
                  >
                    {t('shopping-lists:export', { format: t(`common:table.exportAs.${format}`) })}
                  </Menu.Item>
                ))}
              </>
            )}
            {list.isChangeable && (
              <>
                <Menu.Item
                  leftSection={<IconPencil size={16} aria-hidden />}
                  onClick={() => onDialog('rename')}
                >
                  {t('shopping-lists:rename')}
                </Menu.Item>
                <Menu.Item
                  color="danger"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={() => onDialog('delete')}
                >
                  {t('shopping-lists:delete.action')}
                </Menu.Item>
              </>
            )}
            {!isFilled && !list.isChangeable && <Menu.Label>{t('shopping-lists:empty.list')}</Menu.Label>}
          </Menu.Dropdown>
        </Menu>
      </Group>
    </div>
  );
}
