import type { HazardRowKey } from '@cromia/domain/hazards/hazard-row-key';
import type { HazardLabel } from '@cromia/domain/hazards/label';
import type { ProductLanguage, SdsLanguage } from '@cromia/domain/languages';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { AccessTokens } from './platform/access/tokens.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/connection.ts';
import type { FileStore, StoredFile } from './platform/files/file-store.ts';
import type { Jobs } from './platform/jobs/scheduled-jobs.ts';
import type { Prerenderer } from './platform/pages/prerender/prerenderer.ts';
import type { PdfComposer } from './platform/pdf/composer.ts';
import type { DocumentCache } from './platform/pdf/document-cache.ts';

/** A version of a safety data sheet. */
export interface SpecimenSheet {
  site: string;
  serial: string;
  color: string;
  recipe: string;
  version: number;
  validFrom: string;
}

/** Composes a specimen for a version of a safety data sheet that the demo loaded without a file. */
export type SpecimenComposer = (
  deps: Pick<ModuleDependencies, 'db' | 'config' | 'documentCache'>,
  sheet: SpecimenSheet,
  language: SdsLanguage,
  readHazardLabel: (product: HazardRowKey, language: ProductLanguage) => Promise<HazardLabel | null>,
) => Promise<StoredFile>;

/** Dependencies of the app, provided by the process or by tests. */
export interface AppDependencies {
  config: Config;
  pool: Pool;
  db: Database;
  /** Current time; tests replace it, because some rules depend on the date. */
  now: () => Date;
  logger: FastifyBaseLogger | false;
  /** The prerendered public pages; without it, every page is sent as the empty shell. */
  prerenderer?: Prerenderer;
  /** Scheduled jobs; without it, no jobs run. */
  jobs?: Jobs;
  /** Only for a database that contains the demo. Without it, a sheet without a file does not exist. */
  composeSpecimen?: SpecimenComposer | undefined;
  /** Called once if the process stays above its memory limit for a minute. */
  onMemoryExhausted?: () => void;
}

/** Dependencies of services that depend on the current date. */
export type ServiceDependencies = Pick<AppDependencies, 'db' | 'config' | 'now'>;

/** Dependencies of modules: those of the app, and the objects that the platform creates. */
export interface ModuleDependencies extends AppDependencies {
  tokens: AccessTokens;
  files: FileStore;
  /** PDFs that are composed once and stored. */
  documentCache: DocumentCache;
  /** PDFs that are composed for each request. */
  composer: PdfComposer;
}
