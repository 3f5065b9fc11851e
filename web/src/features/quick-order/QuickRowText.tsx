import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { use, useState } from 'react';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import type { QuickRow } from './quick-rows';
import { QuickRowsContext } from './quick-rows-context';
import classes from './styles.module.css';

/** The typed text; the text of a wrong line can be edited and is checked again on blur. */
export function QuickRowText({ row }: { row: QuickRow }) {
  const { t } = useTexts('quick-order');
  const rows = use(QuickRowsContext);
  const [typed, setTyped] = useState(row.text);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (text: string) => rows?.recheck(row, text),
  });
  if (row.problem === null) return <span className={classes.typed}>{row.text}</span>;
  const recheck = () => {
    const text = typed.trim();
    if (text !== '' && text !== row.text && !isPending) mutate(text);
  };
  return (
    <TextInput
      aria-label={t('quick-order:correct', { line: row.line })}
      classNames={{ input: classes.typed }}
      value={typed}
      spellCheck={false}
      autoComplete="off"
      aria-busy={isPending}
      error={error === null ? undefined : t(`errors:${toApiProblem(error).code}`)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={recheck}
      onKeyDown={(event) => {
        if (event.key === 'Enter') recheck();
      }}
    />
  );
}
