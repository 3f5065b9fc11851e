import { LIMITS } from '@cromia/domain/limits';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { hashPassword } from '../../../platform/access/passwords.ts';
import type { Config } from '../../../platform/config.ts';
import { Problem } from '../../../platform/problem.ts';

/** Lowest score of zxcvbn that is accepted: more than a million guesses. */
const MIN_SCORE = 2;
/** Shorter words of the user, such as `Li`, occur in too many passwords by chance. */
const MIN_WORD_LENGTH = 4;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loads the lists of common passwords and words at first use; they take about 60 MB. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= createEstimator().catch((error: unknown) => {
    // The next password tries again.
    estimator = undefined;
    throw error;
  });
  return estimator;
}

async function createEstimator(): Promise<ZxcvbnFactory> {
  const [common, english] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/** Whether a new password is common, or little more than the name of the portal or of its user. */
async function isEasyToGuess(password: string, username: string, brandName: string): Promise<boolean> {
  const words = [brandName, username.split('@')[0] ?? ''].flatMap((text) =>
    [text, ...text.split(/[^\p{L}\p{N}]+/u)].map((word) => word.toLowerCase()),
  );
  const longWords = words.filter((word) => word.length >= MIN_WORD_LENGTH);
  // The time of the estimate grows faster than the length.
  const start = password.slice(0, LIMITS.passwordMax);
  return (await loadEstimator()).check(start, longWords).score < MIN_SCORE;
}

/**
 * Hashes a password that a user chooses, wherever that happens.
 * @throws Problem CommonPassword, ServiceUnavailable
 */
export async function hashNewPassword(
  password: string,
  username: string,
  { brand }: Pick<Config, 'brand'>,
): Promise<string> {
  if (await isEasyToGuess(password, username, brand.name)) throw new Problem('CommonPassword');
  return hashPassword(password);
}
