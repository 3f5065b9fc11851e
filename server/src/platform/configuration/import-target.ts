import { KEY_PREFIX } from '@cromia/domain/integration/key';
import { z } from 'zod';
import { ConfigurationError, type Environment } from './environment.ts';
import { webUrl } from './fields.ts';

const importVariables = z.object({
  /** URL of the portal. */
  INTEGRATION_URL: webUrl.default('http://127.0.0.1:8080'),
  /** Integration key for the calls to the portal. */
  INTEGRATION_KEY: z.string().startsWith(KEY_PREFIX, `must be a key, which begins with ${KEY_PREFIX}`),
});

/** Reads the configuration of the `import` command. @throws ConfigurationError */
export function loadImportTarget(env: Environment): { url: string; key: string } {
  const { data, error } = importVariables.safeParse(env);
  if (data) return { url: data.INTEGRATION_URL.replace(/\/+$/, ''), key: data.INTEGRATION_KEY };
  const problems = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new ConfigurationError(`Invalid configuration: ${problems.join('; ')}`);
}
