import { isAllowed } from '@cromia/domain/accounts/access';
import { mayWithdrawRequest } from '@cromia/domain/orders/withdrawal';
import { Checkbox, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { RowButton } from '../../../ui/list/RowButton';
import type { ShopScope } from '../../acting';
import { NavItemLink } from '../../shell';
import { useWithdrawRequest, type WithdrawableKind } from './use-withdraw-request';

interface WithdrawRequestProps {
  scope: ShopScope;
  kind: WithdrawableKind;
  request: { id: string; number: string; placedBy: { username: string } | null };
  /** Whether the lines have the prices of an offer, which the cart does not keep. */
  hasOfferPrices?: boolean;
  /** The row's accessible name. */
  rowName: string;
}

/** Button of a pending request that withdraws it, after a question whether its lines go back to the cart. */
export function WithdrawRequest({
  scope,
  kind,
  request,
  hasOfferPrices = false,
  rowName,
}: WithdrawRequestProps) {
  const { t } = useTexts('orders');
  const user = useUser();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [toCart, setToCart] = useState(!hasOfferPrices);
  const withdraw = useWithdrawRequest(scope, kind);
  const withdrawOnce = useSubmitOnce(withdraw);
  const { id, number } = request;
  const close = () => {
    setAsking(false);
    withdraw.reset();
  };
  const confirm = () =>
    withdrawOnce(
      { id, toCart },
      {
        onSuccess: ({ cart }) => {
          close();
          notify(
            t(cart === null ? 'orders:withdrawal.done' : 'orders:withdrawal.doneToCart', { number }),
            cart === null ? undefined : (props) => <NavItemLink path="/profile-customer/cart" {...props} />,
          );
        },
      },
    );
  if (user === null || !isAllowed(user, `${kind}.withdraw`)) return null;
  if (!mayWithdrawRequest(user, request.placedBy?.username ?? null)) return null;
  return (
    <>
      <RowButton icon={IconArrowBackUp} rowName={rowName} onClick={() => setAsking(true)}>
        {t('orders:withdrawal.action')}
      </RowButton>
      <ConfirmDialog
        opened={isAsking}
        onClose={close}
        onConfirm={confirm}
        title={t('orders:withdrawal.title', { number })}
        confirmLabel={t('orders:withdrawal.confirm')}
        busy={withdraw.isPending}
      >
        <Stack gap="sm">
          <Text size="sm">{t('orders:withdrawal.text')}</Text>
          <Checkbox
            checked={toCart}
            onChange={(event) => setToCart(event.currentTarget.checked)}
            label={t('orders:withdrawal.toCart')}
          />
          {hasOfferPrices && <Text size="sm">{t('orders:withdrawal.offerPrices')}</Text>}
          {withdraw.isError && !withdraw.isPending && (
            <FeedbackAlert status="Fail">
              {toApiProblem(withdraw.error).code === 'Conflict'
                ? t('orders:withdrawal.late')
                : t(`errors:${toApiProblem(withdraw.error).code}`)}
            </FeedbackAlert>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
