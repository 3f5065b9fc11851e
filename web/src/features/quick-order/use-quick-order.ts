import type { QuickOrder } from '@cromia/domain/cart/quick-order';
import type { DisplayedProductCode } from '@cromia/domain/catalogue/product-code';
import { addScannedCode } from '@cromia/domain/shopping-lists/product-label';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, unwrapResponse } from '../../api/client';
import { toFileBody } from '../../api/file-body';
import type { ShopScope } from '../acting';
import { type CheckedText, getRemainingText, withoutLines } from './checked-text';
import { type QuickRow, toCorrectedRow, toQuickRows } from './quick-rows';
import { readTextDraft, saveTextDraft, useTextDraft } from './text-draft';

/** The source of lines: typed text, or a file. */
export type QuickOrderSource = { text: string } | { file: File };

async function checkSource({ prefix, query }: ShopScope, source: QuickOrderSource): Promise<QuickOrder> {
  const params = { path: { prefix }, query };
  if ('text' in source)
    return unwrapResponse(
      api.POST('/api/v1/public/{prefix}/carts/quick-order/check', { params, body: source }),
    );
  const form = await toFileBody(source.file);
  return unwrapResponse(
    api.POST('/api/v1/public/{prefix}/carts/quick-order/upload', {
      params,
      body: { file: source.file.name },
      bodySerializer: () => form,
    }),
  );
}

/** State of a quick order: the typed text, and the lines checked by the server with later edits. */
export function useQuickOrder(scope: ShopScope) {
  const text = useTextDraft(scope);
  const [rows, setRows] = useState<readonly QuickRow[] | null>(null);
  const [checks, setChecks] = useState(0);
  /** The text of the rows; null for rows from a file. */
  const checked = useRef<CheckedText | null>(null);
  const checking = useMutation({
    mutationFn: (source: QuickOrderSource) => checkSource(scope, source),
    onSuccess: (response, source) => {
      checked.current = 'text' in source ? { text: source.text, removed: new Set() } : null;
      setRows(toQuickRows(response));
      setChecks((previous) => previous + 1);
    },
  });
  /** Removes lines from the text, unless it has changed meanwhile. */
  const removeFromText = (removed: readonly QuickRow[]) => {
    if (checked.current === null) return;
    const isUntouched = readTextDraft(scope) === getRemainingText(checked.current);
    checked.current = withoutLines(
      checked.current,
      removed.map(({ line }) => line),
    );
    if (isUntouched) saveTextDraft(scope, getRemainingText(checked.current));
  };
  const changeAll = (changed: readonly QuickRow[]) => {
    const changedByLine = new Map(changed.map((row) => [row.line, row]));
    setRows((previous) => previous?.map((row) => changedByLine.get(row.line) ?? row) ?? null);
  };
  const change = (changed: QuickRow) => changeAll([changed]);
  return {
    text,
    type: (typed: string) => saveTextDraft(scope, typed),
    /** Adds one package of a scanned product to the text. */
    addScanned: (code: DisplayedProductCode) =>
      saveTextDraft(scope, addScannedCode(readTextDraft(scope), code)),
    check: checking.mutate,
    checking: checking.isPending,
    error: checking.error,
    dismissError: checking.reset,
    /** Null before the first check. */
    rows,
    /** Number of checks so far. */
    checks,
    change,
    changeAll,
    /** Checks a corrected line and replaces it by the result. @throws ApiProblem */
    recheck: async (row: QuickRow, corrected: string) => {
      const checkedRow = toCorrectedRow(row, await checkSource(scope, { text: corrected }));
      if (checkedRow !== undefined) change(checkedRow);
    },
    /** Removes lines that the user has deleted or added to the cart. */
    remove: (removed: readonly QuickRow[]) => {
      setRows((previous) => {
        const remaining = previous?.filter((row) => !removed.includes(row)) ?? [];
        return remaining.length === 0 ? null : remaining;
      });
      removeFromText(removed);
    },
  };
}

export type QuickOrderState = ReturnType<typeof useQuickOrder>;
