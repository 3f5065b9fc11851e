import { type Contradiction, findContradictions } from '@cromia/domain/hazards/checks';
import type { Hazard } from '@cromia/domain/hazards/hazard';
import type { SerialHazard } from '@cromia/domain/hazards/hazard-desk';
import { useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { useSetHazard } from './hazard-desk-queries';
import { hazardFormSchema, toFormValues } from './hazard-form';

/** The form of an assessment, and how it is saved. Contradictions in it prevent that. */
export function useHazardForm(
  stored: SerialHazard,
  color: string | null,
  onSaved: (saved: SerialHazard) => void,
) {
  const { t } = useTexts('hazards-desk');
  const notify = useNotify();
  const find = (from: SerialHazard) =>
    color === null ? from : (from.colors.find((candidate) => candidate.color === color) ?? from);
  const own = find(stored);
  // The form is based on this version, whatever is fetched meanwhile.
  const [version, setVersion] = useState(own.version);
  const [contradictions, setContradictions] = useState<Contradiction[]>([]);
  const setHazard = useSetHazard(stored, color);
  const form = useZodForm(hazardFormSchema, toFormValues(own.hazard ?? stored.hazard));
  const problem = setHazard.isError && !setHazard.isPending ? toApiProblem(setHazard.error) : null;
  const save = (hazard: Hazard | null) => {
    const found = hazard === null ? [] : findContradictions(hazard);
    setContradictions(found);
    if (found.length > 0) return;
    setHazard.mutate(
      { version, hazard },
      {
        onSuccess: (saved) => {
          const next = find(saved);
          setVersion(next.version);
          form.reset(toFormValues(next.hazard ?? saved.hazard));
          notify(t(hazard === null ? 'hazards-desk:removed' : 'hazards-desk:saved'));
          onSaved(saved);
        },
      },
    );
  };
  return {
    form,
    /** The stored assessment, null for none; not that of the serial for a colour. */
    ownHazard: own.hazard,
    contradictions,
    problem,
    save,
    isSaving: setHazard.isPending,
  };
}
