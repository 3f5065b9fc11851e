import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import type { ShopScope } from '../acting';
import { DeskFrame } from '../desk';
import { BackToLists } from './BackToLists';
import { ListContent } from './content/ListContent';
import { shoppingListQuery } from './shopping-list-queries';
import type { OfferedList } from './use-list-offer';

interface ShoppingListPageProps {
  scope: ShopScope;
  id: string;
  /** Opens the detail of a product. */
  onOpen: (code: ProductCode) => void;
  /** Starts the offer request of the list's products, which are in the cart. */
  onOffer: (offered: OfferedList) => void;
  onDeleted: () => void;
}

/** One shopping list with its products. */
export function ShoppingListPage({ scope, id, ...actions }: ShoppingListPageProps) {
  const { t } = useTexts('shopping-lists');
  const list = useQuery(shoppingListQuery(scope, id));
  return (
    <DeskFrame
      query={list}
      title={t('shopping-lists:title')}
      back={<BackToLists />}
      notFound={t('shopping-lists:notFound')}
    >
      {(data) => <ListContent key={id} scope={scope} list={data} {...actions} />}
    </DeskFrame>
  );
}
