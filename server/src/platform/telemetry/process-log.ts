import type { FastifyBaseLogger } from 'fastify';

/** The part of the log that work outside requests writes to. */
export type ProcessLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
