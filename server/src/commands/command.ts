import { type ParseArgsConfig, parseArgs } from 'node:util';
import {
  ConfigurationError,
  type Environment,
  loadEnvironment,
  trustExtraCertificates,
} from '../platform/configuration/environment.ts';
import { CommandError } from '../platform/database/command-database.ts';

/** Exit codes of every command (contract, section 10). */
export const EXIT_CODES = { done: 0, rejected: 1, usage: 2 } as const;

export interface CommandResult {
  /** The output to print. */
  text: string;
  exitCode: number;
}

/** Invalid arguments. The command prints the reason, if there is one, and the usage. */
export class UsageError extends Error {}

export interface CommandInput {
  args: string[];
  options: Record<string, string | boolean | undefined>;
  env: Environment;
  /** Prints a line of progress. */
  report: (line: string) => void;
}

interface Command {
  usage: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /**
   * @returns the output on success
   * @throws CommandError, UsageError or ConfigurationError
   */
  run: (input: CommandInput) => Promise<string>;
}

export type CommandRunner = (
  args: readonly string[],
  env: Environment,
  report?: (line: string) => void,
) => Promise<CommandResult>;

function parseInput({ options = {} }: Command, args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean' } },
    });
    return { options: values as CommandInput['options'], args: positionals };
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message);
    throw error;
  }
}

/** Creates a command with the help, error output and exit codes that all commands share. */
export function createCommandRunner(command: Command): CommandRunner {
  return async (args, env, report = () => {}) => {
    try {
      const input = parseInput(command, args);
      if (input.options.help) return { text: command.usage, exitCode: EXIT_CODES.done };
      return { text: await command.run({ ...input, env, report }), exitCode: EXIT_CODES.done };
    } catch (error) {
      if (error instanceof UsageError) {
        const reason = error.message === '' ? '' : `${error.message}\n\n`;
        return { text: `${reason}${command.usage}`, exitCode: EXIT_CODES.usage };
      }
      if (error instanceof ConfigurationError) return { text: error.message, exitCode: EXIT_CODES.usage };
      if (error instanceof CommandError) return { text: error.message, exitCode: EXIT_CODES.rejected };
      throw error;
    }
  };
}

async function runConfigured(run: CommandRunner): Promise<CommandResult> {
  try {
    const env = loadEnvironment(process.env);
    trustExtraCertificates(env);
    return await run(process.argv.slice(2), env, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    if (error instanceof ConfigurationError) return { text: error.message, exitCode: EXIT_CODES.usage };
    throw error;
  }
}

/** Runs a command with this process's arguments and environment, and sets its exit code. */
export async function runProcess(run: CommandRunner): Promise<void> {
  const { text, exitCode } = await runConfigured(run);
  (exitCode === EXIT_CODES.done ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = exitCode;
}
