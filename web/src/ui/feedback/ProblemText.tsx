import { useTexts } from '../../i18n/use-texts';
import { describeProblem } from './describe-problem';

/** Why a call failed, with the exceeded limit if there is one. */
export function ProblemText({ error }: { error: unknown }) {
  const { t, language } = useTexts();
  return describeProblem(t, language, error);
}
