import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { problemSchema } from '@cromia/domain/errors';
import {
  IMPORT_KINDS,
  type ImportAnswer,
  type ImportKind,
  importAnswerSchema,
  importKindField,
} from '@cromia/domain/integration/import';
import { ConfigurationError, loadImportTarget } from './config.ts';

/**
 * Imports a file from the command line: `node server/src/import.ts stock stock.csv --dry-run`. It calls the portal as an
 * ERP does, with a key, so that it needs no database and may run on another machine; the portal must be running.
 */

const USAGE = `Usage: npm run import -- <kind> <file.csv|file.json> [--partial] [--dry-run]
kinds: ${IMPORT_KINDS.join(', ')}
INTEGRATION_KEY  the key that the desk "Imports" has made
INTEGRATION_URL  where the portal runs; http://127.0.0.1:8080 by default`;

/** What the process ends with: all rows are stored, some or none are, or nothing was even tried. */
const EXIT = { done: 0, bad: 1, usage: 2 } as const;
/** Errors that are printed; the desk lists more of them. */
const SHOWN = 50;

interface Call {
  kind: ImportKind;
  file: string;
  query: string;
}

/** What is to be imported; undefined for arguments that say nothing. */
function callOf(args: readonly string[]): Call | undefined {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { partial: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
  });
  const [word, file] = positionals;
  const kind = importKindField().safeParse(word);
  if (!kind.success || file === undefined || positionals.length > 2) return undefined;
  const query = `?partial=${values.partial}&dryRun=${values['dry-run']}`;
  return { kind: kind.data, file, query };
}

function reportOf({ kind, outcome, created, changed, unchanged, failed, errors }: ImportAnswer): string {
  const counts = `${created} created, ${changed} changed, ${unchanged} unchanged, ${failed} wrong`;
  const lines = errors
    .slice(0, SHOWN)
    .map(({ row, path, code }) => `  row ${row}${path === '' ? '' : `, ${path}`}: ${code}`);
  const more = errors.length > SHOWN ? [`  and ${errors.length - SHOWN} more`] : [];
  return [`${kind}: ${outcome} (${counts})`, ...lines, ...more].join('\n');
}

/** Sends the file. @returns what the portal answered, as a report and the code to end with */
async function send({ kind, file, query }: Call, { url, key }: ReturnType<typeof loadImportTarget>) {
  const answer = await fetch(`${url}/api/v1/integration/${kind}${query}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': file.toLowerCase().endsWith('.json') ? 'application/json' : 'text/csv',
    },
    body: await readFile(file),
  });
  const body: unknown = await answer.json();
  if (answer.ok) {
    const result = importAnswerSchema.parse(body);
    return { text: reportOf(result), exitCode: result.outcome === 'DONE' ? EXIT.done : EXIT.bad };
  }
  const problem = problemSchema.parse(body);
  const refused = importAnswerSchema.safeParse(problem.import);
  if (refused.success) return { text: reportOf(refused.data), exitCode: EXIT.bad };
  const fields = (problem.errors ?? []).map(({ path, code }) => `, ${path}: ${code}`).join('');
  return { text: `${problem.code}: ${problem.message}${fields}`, exitCode: EXIT.bad };
}

/** Whether a person can act on an error: a wrong option, no such file, no portal there. */
function isExpected(error: unknown): error is Error {
  return (
    error instanceof ConfigurationError ||
    error instanceof TypeError ||
    (error instanceof Error && 'syscall' in error)
  );
}

/** Runs the command. @returns what to print, and the code to end with */
export async function runImport(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ text: string; exitCode: number }> {
  try {
    const call = callOf(args);
    return call ? await send(call, loadImportTarget(env)) : { text: USAGE, exitCode: EXIT.usage };
  } catch (error) {
    if (!isExpected(error)) throw error;
    const reason = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    return { text: `${error.message}${reason}`, exitCode: EXIT.usage };
  }
}

if (import.meta.main) {
  const { text, exitCode } = await runImport(process.argv.slice(2), process.env);
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
}
