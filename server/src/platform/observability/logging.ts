import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from '../../config.ts';

/** Names under which secrets and personal data travel; whatever is logged under them is left out. */
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
/** What of an error is logged: not the row that a database error quotes, nor the connection that it hangs on. */
function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: name, message, code, stack, ...(error.cause ? { cause: errorLine(error.cause) } : {}) };
}

/** Structured log of the process, on its standard output unless told otherwise, without secrets and personal data. */
export function openLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  to: DestinationStream = pino.destination(1),
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
      err: errorLine,
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
  return pino(options, to);
}

/** One line per answered request, and its id in the answer, so that a caller can name it to support. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const line = {
      method: request.method,
      // The route, not the address: addresses carry user names.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'failed');
    else request.log.info(line, 'answered');
    done();
  });
}
