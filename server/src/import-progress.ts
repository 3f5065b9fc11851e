import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { importAnswerSchema } from '@cromia/domain/integration/import';
import { z } from 'zod';

const progressSchema = z.object({
  /** Names the file and the call: another file begins anew. */
  digest: z.string(),
  answers: z.array(importAnswerSchema.omit({ changes: true })),
});
type Progress = z.infer<typeof progressSchema>;

/** What an import of a file in parts has come to, kept beside the file until it is through. */
export function importProgress(file: string, content: Uint8Array, call: readonly string[]) {
  const path = `${file}.progress`;
  const digest = createHash('sha256').update(content).update(call.join('\n')).digest('hex');
  return {
    path,
    /** The answers of the calls that are done; none for another file, or a first run. */
    async read(): Promise<Progress['answers']> {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '{}';
        throw error;
      });
      const kept = progressSchema.safeParse(JSON.parse(text));
      return kept.success && kept.data.digest === digest ? kept.data.answers : [];
    },
    /** Writes the answers so that a run that is killed leaves the old or the new ones whole. */
    async keep(answers: Progress['answers']): Promise<void> {
      const draft = `${path}.new`;
      await writeFile(draft, JSON.stringify({ digest, answers } satisfies Progress));
      await rename(draft, path);
    },
    clear: () => rm(path, { force: true }),
  };
}
