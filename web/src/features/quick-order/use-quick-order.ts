import type { QuickOrder } from '@cromia/domain/cart/quick-order';
import { useMutation } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { answer, api } from '../../api/client';
import { keptPerTab } from '../../api/kept-per-tab';
import type { ShopScope } from '../customers';
import { type QuickRow, rowsOf } from './quick-rows';

/** What has been typed, so that a reload or a login in between loses nothing. */
const kept = keptPerTab('cromia.quick-order', z.string());

/** Where lines come from. */
export type QuickSource = { text: string } | { file: File };

function check({ prefix, query }: ShopScope, source: QuickSource): Promise<QuickOrder> {
  const params = { path: { prefix }, query };
  if ('text' in source)
    return answer(api.POST('/api/v1/public/{prefix}/carts/quick-order/check', { params, body: source }));
  const form = new FormData();
  form.append('file', source.file);
  return answer(
    api.POST('/api/v1/public/{prefix}/carts/quick-order/upload', {
      params,
      body: { file: source.file.name },
      bodySerializer: () => form,
    }),
  );
}

/** Lines that are typed, pasted or read from a file, checked by the server, and what has been made of them since. */
export function useQuickOrder(scope: ShopScope) {
  const text = useSyncExternalStore(kept.subscribe, () => kept.read() ?? '');
  const [rows, setRows] = useState<readonly QuickRow[] | null>(null);
  const checking = useMutation({
    mutationFn: (source: QuickSource) => check(scope, source),
    onSuccess: (checked) => setRows(rowsOf(checked)),
  });
  return {
    text,
    type: (typed: string) => kept.keep(typed === '' ? null : typed),
    check: checking.mutate,
    checking: checking.isPending,
    error: checking.error,
    dismissError: checking.reset,
    /** Null before anything was checked. */
    rows,
    change: (changed: QuickRow) =>
      setRows((before) => before?.map((row) => (row.line === changed.line ? changed : row)) ?? null),
    /** Takes lines away: those that were dropped, or that are in the cart now. */
    take: (taken: readonly QuickRow[]) => {
      const left = rows?.filter((row) => !taken.includes(row)) ?? [];
      setRows(left.length === 0 ? null : left);
      // What is left to put right is what is left to type.
      kept.keep(left.length === 0 ? null : left.map((row) => row.text).join('\n'));
    },
  };
}

export type QuickOrdering = ReturnType<typeof useQuickOrder>;
