import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { importResponseSchema } from '@cromia/domain/integration/import';
import { z } from 'zod';

const progressSchema = z.object({
  /** Hash of the file and the arguments. Progress with another hash is ignored. */
  digest: z.string(),
  answers: z.array(importResponseSchema.omit({ changes: true })),
});
type Progress = z.infer<typeof progressSchema>;

/** The progress of an import in parts, stored beside the file until the import is complete. */
export function openImportProgress(file: string, content: Uint8Array, args: readonly string[]) {
  const path = `${file}.progress`;
  const digest = createHash('sha256').update(content).update(args.join('\n')).digest('hex');
  return {
    path,
    /** Reads the responses to the completed requests; empty on the first run and for another file. */
    async read(): Promise<Progress['answers']> {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '{}';
        throw error;
      });
      const stored = progressSchema.safeParse(JSON.parse(text));
      return stored.success && stored.data.digest === digest ? stored.data.answers : [];
    },
    /** Stores the responses atomically, so that a killed run does not leave an incomplete file. */
    async store(responses: Progress['answers']): Promise<void> {
      const draft = `${path}.new`;
      await writeFile(draft, JSON.stringify({ digest, answers: responses } satisfies Progress));
      await rename(draft, path);
    },
    clear: () => rm(path, { force: true }),
  };
}
