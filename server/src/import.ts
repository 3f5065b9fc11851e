import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { problemSchema } from '@cromia/domain/errors';
import {
  IMPORT_KINDS,
  type ImportKind,
  type ImportResponse,
  importKindField,
  importResponseSchema,
} from '@cromia/domain/integration/import';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import { ImportFileError, type ImportPart, splitImportFile } from './import-file.ts';
import { openImportProgress } from './import-progress.ts';
import {
  ConfigurationError,
  type Environment,
  loadEnvironment,
  trustExtraCertificates,
} from './platform/configuration/environment.ts';
import { loadImportTarget } from './platform/configuration/import-target.ts';

/**
 * Imports a file from the command line: `node server/src/import.ts stock stock.csv --dry-run`. It calls the portal's
 * API with a key, like an ERP, so it needs no database and can run on another machine. The portal must be running.
 */

const USAGE = `Usage: npm run import -- <kind>[,<kind>] <file.csv|file.json> [--partial] [--dry-run]

Imports a file through the API of the running portal.
A file of more than ${LIMITS.importRows} rows is imported in parts. An interrupted import resumes when you run it again:
the file <file>.progress records which parts are complete.

<kind>     ${IMPORT_KINDS.join(', ')};
           several kinds, such as products,prices, for a table with the columns of each
--partial  store the valid rows even if others are invalid
--dry-run  check the file without storing anything
--help     print this help

INTEGRATION_KEY  an integration key; create it in the back office, under Imports, ERP keys
INTEGRATION_URL  URL of the portal; default: http://127.0.0.1:8080
Both are read from the environment, or from the file .env in the project folder.

Exit code: 0 if all rows were stored, 1 if some or all were not, 2 if the import could not start.`;

/** Exit codes: all rows stored; some or none stored; nothing attempted. */
const EXIT_CODES = { done: 0, failed: 1, usage: 2 } as const;
/** Maximum number of printed errors, and of printed unusual prices; the "Imports" page lists more. */
const MAX_PRINTED_ERRORS = 50;
/** Maximum number of attempts while the portal is busy or restarting. */
const MAX_ATTEMPTS = 20;
const MAX_WAIT_SECONDS = 30;

type Report = (line: string) => void;
/** A response whose changes are the unusual ones only; the "Imports" page shows all. */
type Outcome = Omit<ImportResponse, 'changes'> & Partial<Pick<ImportResponse, 'changes'>>;

interface ImportCommand {
  kinds: [ImportKind, ...ImportKind[]];
  file: string;
  partial: boolean;
  dryRun: boolean;
}

const kindsSchema = z.tuple([importKindField()], importKindField());

/** Parses the arguments; undefined if they are incomplete. */
function parseCommand(args: readonly string[]): ImportCommand | 'help' | undefined {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      partial: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const [kindList = '', file] = positionals;
  const kinds = kindsSchema.safeParse(kindList.split(','));
  if (!kinds.success || file === undefined || positionals.length > 2) return undefined;
  return { kinds: kinds.data, file, partial: values.partial, dryRun: values['dry-run'] };
}

function formatCounts({ created, changed, unchanged, failed, erased }: Outcome): string {
  const counts = `${created} created, ${changed} changed, ${unchanged} unchanged, ${failed} failed`;
  return erased === 0 ? counts : `${counts}, erases ${erased} values`;
}

/** The lines of prices that change so much that they may be mistakes. */
function formatUnusual(changes: Outcome['changes'] = []): string[] {
  const lines = changes
    .slice(0, MAX_PRINTED_ERRORS)
    .map(
      ({ row, subject, field, was, is }) => `  check row ${row}, ${subject}, ${field}: ${was} becomes ${is}`,
    );
  const more = changes.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}

function formatReport(response: Outcome): string {
  const { kind, outcome, errors, changes } = response;
  const lines = errors.slice(0, MAX_PRINTED_ERRORS).map(({ row, path, code, allowed, rows, ...error }) => {
    const more = [
      ...(error.value === undefined ? [] : [`value: ${error.value}`]),
      ...(error.accepted === undefined ? [] : [`accepted: ${error.accepted}`]),
      ...(error.suggestion === undefined ? [] : [`did you mean ${error.suggestion}?`]),
      ...(allowed ? [`allowed: ${allowed.join(', ')}`] : []),
      ...(rows && rows.length > 0 ? [`rows ${rows.join(', ')}`] : []),
    ];
    const location = `  row ${row}${path === '' ? '' : `, ${path}`}: ${code}`;
    return more.length === 0 ? location : `${location} (${more.join('; ')})`;
  });
  const more = errors.length > MAX_PRINTED_ERRORS ? [`  and ${errors.length - MAX_PRINTED_ERRORS} more`] : [];
  return [
    `${kind}: ${outcome} (${formatCounts(response)})`,
    ...lines,
    ...more,
    ...formatUnusual(changes),
  ].join('\n');
}

/** Adds up the responses to the parts of one kind. */
function sumResponses(kind: ImportKind, responses: readonly Outcome[]): Outcome {
  const sum = (name: 'created' | 'changed' | 'unchanged' | 'failed' | 'erased') =>
    responses.reduce((total, response) => total + response[name], 0);
  const outcomes = new Set(responses.map(({ outcome }) => outcome));
  const [singleOutcome] = outcomes;
  return {
    id: null,
    kind,
    outcome: outcomes.size === 1 && singleOutcome ? singleOutcome : 'PARTLY',
    created: sum('created'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
    failed: sum('failed'),
    erased: sum('erased'),
    errors: responses.flatMap(({ errors }) => errors),
    changes: responses.flatMap(({ changes = [] }) => changes),
  };
}

/** The portal rejected the import, which ends with the portal's message. */
class PortalRejection extends Error {}

type Target = ReturnType<typeof loadImportTarget>;

/** Sends rows to the portal; retries while it is busy. */
async function putRows(part: ImportPart, query: string, { url, key }: Target): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${url}/api/v1/integration/${part.kind}${query}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}`, 'content-type': part.contentType },
      body: typeof part.body === 'string' ? part.body : Buffer.from(part.body),
    });
    const isBusy = response.status === 503 || response.status === 429;
    if (!isBusy || attempt === MAX_ATTEMPTS) return response;
    await response.body?.cancel();
    await wait(
      1000 * Math.min(MAX_WAIT_SECONDS, Math.max(1, Number(response.headers.get('retry-after')) || 1)),
    );
  }
}

/** Imports one part. @throws PortalRejection if the portal responds with anything but the result of an import */
async function sendPart(part: ImportPart, query: string, target: Target): Promise<Outcome> {
  const response = await putRows(part, query, target);
  const body: unknown = await response.json();
  const problem = response.ok ? undefined : problemSchema.parse(body);
  const parsed = importResponseSchema.safeParse(problem === undefined ? body : problem.import);
  if (problem !== undefined && !parsed.success) {
    const fields = (problem.errors ?? []).map(({ path, code }) =>
      path === 'rows' && code === 'missing' ? ' The file has no rows.' : `, ${path}: ${code}`,
    );
    throw new PortalRejection(`${problem.code}: ${problem.message}${fields.join('')}`);
  }
  if (!parsed.success) throw parsed.error;
  const { changes = [], errors, ...counts } = parsed.data;
  const fileErrors = errors.map((error) => ({
    ...error,
    row: part.toFileRow(error.row),
    ...(error.rows ? { rows: error.rows.map(part.toFileRow) } : {}),
  }));
  const unusual = changes
    .filter((change) => change.unusual === true)
    .map((change) => ({ ...change, row: part.toFileRow(change.row) }));
  return { ...counts, errors: fileErrors, changes: unusual };
}

/** Imports a file, in parts if it is large. @returns a report and the exit code */
async function importFile(command: ImportCommand, target: Target, report: Report) {
  const { kinds, file, partial, dryRun } = command;
  const content = await readFile(file);
  const query = `?partial=${partial}&dryRun=${dryRun}`;
  const parts = splitImportFile(kinds, content, file.toLowerCase().endsWith('.json'));
  const progress = openImportProgress(file, content, [target.url, kinds.join(), String(partial)]);
  const isResumable = parts.length > 1 && !dryRun;
  const responses: Outcome[] = isResumable ? await progress.read() : [];
  if (responses.length > 0) report(`${responses.length} of ${parts.length} parts already imported`);
  for (const [index, part] of parts.entries()) {
    if (index < responses.length) continue;
    const startedAt = performance.now();
    const response = await sendPart(part, query, target);
    responses.push(response);
    if (parts.length > 1) {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      report(`${index + 1} of ${parts.length}: ${part.kind}: ${formatCounts(response)}, ${seconds} s`);
    }
    if (response.outcome === 'REFUSED') break;
    if (isResumable) await progress.store(responses);
  }
  const isComplete = responses.length === parts.length && responses.at(-1)?.outcome !== 'REFUSED';
  if (isResumable && isComplete) await progress.clear();
  const totals = kinds.flatMap((kind) => {
    const ofKind = responses.filter((response) => response.kind === kind);
    return ofKind.length === 0 ? [] : [sumResponses(kind, ofKind)];
  });
  const isSuccessful = isComplete && totals.every(({ outcome }) => outcome === 'DONE');
  return {
    text: [...totals.map(formatReport), ...(dryRun ? ['Dry run: nothing was stored.'] : [])].join('\n'),
    exitCode: isSuccessful ? EXIT_CODES.done : EXIT_CODES.failed,
  };
}

/** Whether the user can fix an error, such as a wrong option, a missing file or an unreachable portal. */
function isUserError(error: unknown): error is Error {
  return (
    error instanceof ConfigurationError ||
    error instanceof ImportFileError ||
    error instanceof SyntaxError ||
    error instanceof TypeError ||
    (error instanceof Error && 'syscall' in error)
  );
}

/** Runs the command. @returns its output and exit code */
export async function runImport(
  args: readonly string[],
  environment: Environment,
  report: Report = () => {},
): Promise<{ text: string; exitCode: number }> {
  try {
    const env = loadEnvironment(environment);
    trustExtraCertificates(env);
    const command = parseCommand(args);
    if (command === 'help') return { text: USAGE, exitCode: EXIT_CODES.done };
    return command
      ? await importFile(command, loadImportTarget(env), report)
      : { text: USAGE, exitCode: EXIT_CODES.usage };
  } catch (error) {
    if (error instanceof PortalRejection) return { text: error.message, exitCode: EXIT_CODES.failed };
    if (!isUserError(error)) throw error;
    const reason = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    return { text: `${error.message}${reason}`, exitCode: EXIT_CODES.usage };
  }
}

if (import.meta.main) {
  const { text, exitCode } = await runImport(process.argv.slice(2), process.env, (line) =>
    process.stderr.write(`${line}\n`),
  );
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
}
