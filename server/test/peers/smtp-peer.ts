import { SMTPServer } from 'smtp-server';

export interface SmtpPeer {
  /** The server's URL, for SMTP_URL. */
  url: string;
  received: string[];
  /** Sets how many of the next mails the server rejects. */
  rejectNext: (count: number) => void;
  close: () => Promise<void>;
}

/** Starts a real SMTP server that stores received mails. */
export async function startSmtpPeer(): Promise<SmtpPeer> {
  const receivedMails: string[] = [];
  let rejections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (rejections > 0) {
          rejections -= 1;
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        }
        receivedMails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received: receivedMails,
    rejectNext: (count) => {
      rejections = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
