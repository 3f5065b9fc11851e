import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from '../config.ts';

/** Names of secret and personal properties, whose values are redacted in the log. */
const PRIVATE_NAMES = [
  'authorization',
  'cookie',
  'password',
  'token',
  'tempCode',
  'accessToken',
  'refreshToken',
  'email',
  'username',
  'recipient',
];
/** Selects the properties of an error that are logged. The row that a database error quotes and the connection are left out. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: name, message, code, stack, ...(error.cause ? { cause: serializeError(error.cause) } : {}) };
}

/**
 * Opens the structured log of the process, without secrets and personal data. It is written to standard output by
 * default.
 */
export function openLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: PRIVATE_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: {
      err: serializeError,
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
  return pino(options, destination);
}

/** Logs one line per request other than probes, and sends the request id in the response, so that callers can quote it to support. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Proxies probe every second. `health.ts` logs each change of the readiness instead.
    if (request.routeOptions.config.isProbe) return done();
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const line = {
      method: request.method,
      // The route is logged instead of the URL, because URLs contain user names.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request failed');
    else request.log.info(line, 'request served');
    done();
  });
}
