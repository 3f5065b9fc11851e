import { newClaimSchema } from '@cromia/domain/claims/claim';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { ApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { describeLimit } from '../../../ui/feedback/describe-problem';
import { createFormSchema, useZodForm } from '../../../ui/form/use-zod-form';
import { type ClaimFormValues, readClaimDraft, saveClaimDraft } from './claim-draft';
import type { ClaimLine } from './claim-lines';

const formSchema = createFormSchema(z.object({ reason: z.string(), text: z.string() }), (typed) =>
  newClaimSchema.pick({ reason: true, text: true }).safeParse(typed),
);

/** The state of the form of a new claim, which is stored as a draft. */
export function useClaimForm(shipmentCode: string, lines: readonly ClaimLine[], lineId: string | undefined) {
  const [draft] = useState(() => readClaimDraft(shipmentCode));
  const form = useZodForm(formSchema, {
    reason: draft?.typed.reason ?? 'DAMAGED',
    text: draft?.typed.text ?? '',
  });
  const [quantities, setQuantities] = useState<ClaimFormValues['quantities']>(
    () => draft?.typed.quantities ?? chooseLine(lines, lineId),
  );
  const [photos, setPhotos] = useState<readonly File[]>(draft?.photos ?? []);
  const [isChanged, setChanged] = useState(draft !== null);
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined) setChanged(true);
      saveClaimDraft(shipmentCode, { ...form.getValues(), quantities }, photos);
    });
    return unsubscribe;
  }, [form, shipmentCode, quantities, photos]);
  const changeQuantities = (next: ClaimFormValues['quantities']) => {
    setChanged(true);
    setQuantities(next);
    saveClaimDraft(shipmentCode, { ...form.getValues(), quantities: next }, photos);
  };
  const changePhotos = (next: readonly File[]) => {
    setChanged(true);
    setPhotos(next);
    saveClaimDraft(shipmentCode, { ...form.getValues(), quantities }, next);
  };
  return { form, quantities, changeQuantities, photos, changePhotos, isChanged };
}

/** One package of the line from which the claim was started, or of the only line. */
function chooseLine(lines: readonly ClaimLine[], lineId: string | undefined): Record<string, number> {
  const started = lines.find(({ itemIds }) => lineId !== undefined && itemIds.includes(lineId));
  const [only] = lines;
  const chosen = started ?? (lines.length === 1 ? only : undefined);
  return chosen === undefined ? {} : { [chosen.key]: 1 };
}

/** The errors of a rejected claim by line and by photo. @param keys keys of the sent lines, in their order */
export function useRejectedParts(problem: ApiProblem | null, keys: readonly string[]) {
  const { t, language } = useTexts('claims');
  const byLine = new Map<string, string>();
  const byPhoto = new Map<number, unknown>();
  for (const { path, limit } of problem?.errors ?? []) {
    const [part, index = '', field] = path.split('.');
    const key = keys[Number(index)];
    if (part === 'photos') byPhoto.set(Number(index), problem);
    if (part !== 'items' || key === undefined) continue;
    const max = limit === undefined ? undefined : describeLimit(t, language, limit);
    byLine.set(key, field === 'quantity' && max !== undefined ? max : t('claims:form.wrongLine'));
  }
  return { byLine, byPhoto };
}
