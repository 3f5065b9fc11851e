import type { FastifyBaseLogger } from 'fastify';

/** The part of the log that services write to. */
export type Logger = Pick<FastifyBaseLogger, 'warn' | 'error'>;
