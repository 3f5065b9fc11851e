import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ConfigurationError, type Environment, loadEnvironment } from '../config.ts';
import { CommandRefusedError } from '../platform/database/command-database.ts';

/** Exit codes of every command (contract, section 10). */
export const EXIT_CODES = { done: 0, refused: 1, usage: 2 } as const;

export interface CommandResult {
  /** What is printed. */
  text: string;
  exitCode: number;
}

/** Invalid arguments; the usage is printed below the reason, if there is one. */
export class UsageError extends Error {}

export interface CommandInput {
  args: string[];
  options: Record<string, string | boolean | undefined>;
  env: Environment;
  /** Prints a line of progress. */
  say: (line: string) => void;
}

interface Command {
  usage: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** @returns what to print once it is done; throws CommandRefusedError, UsageError or ConfigurationError otherwise */
  run: (input: CommandInput) => Promise<string>;
}

export type CommandRunner = (
  args: readonly string[],
  env: Environment,
  say?: (line: string) => void,
) => Promise<CommandResult>;

function inputOf({ options = {} }: Command, args: readonly string[]) {
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

/** A command line: the same help, refusals and exit codes for all commands. */
export function createCommandRunner(command: Command): CommandRunner {
  return async (args, env, say = () => {}) => {
    try {
      const input = inputOf(command, args);
      if (input.options.help) return { text: command.usage, exitCode: EXIT_CODES.done };
      return { text: await command.run({ ...input, env, say }), exitCode: EXIT_CODES.done };
    } catch (error) {
      if (error instanceof UsageError) {
        const reason = error.message === '' ? '' : `${error.message}\n\n`;
        return { text: `${reason}${command.usage}`, exitCode: EXIT_CODES.usage };
      }
      if (error instanceof ConfigurationError) return { text: error.message, exitCode: EXIT_CODES.usage };
      if (error instanceof CommandRefusedError) return { text: error.message, exitCode: EXIT_CODES.refused };
      throw error;
    }
  };
}

/** Runs a command as this process. */
export async function runProcess(run: CommandRunner): Promise<void> {
  const { text, exitCode } = await run(process.argv.slice(2), loadEnvironment(process.env), (line) =>
    process.stdout.write(`${line}\n`),
  );
  (exitCode === EXIT_CODES.done ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = exitCode;
}
