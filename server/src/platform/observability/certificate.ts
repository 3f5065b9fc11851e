import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';

const TIMEOUT_MS = 10_000;

/** Reads when the certificate at a public URL expires. The portal itself need not run. @returns null for http */
export async function readCertificateExpiry(
  publicUrl: string,
  { isVerified }: { isVerified: boolean },
): Promise<Date | null> {
  const { protocol, hostname, port, host } = new URL(publicUrl);
  if (protocol !== 'https:') return null;
  const certificate = await new Promise<PeerCertificate>((resolve, reject) => {
    const target = {
      ...{ host: hostname, port: Number(port || 443) },
      ...(isIP(hostname) === 0 && { servername: hostname }),
    };
    const socket = connect({ ...target, rejectUnauthorized: isVerified }, () => {
      resolve(socket.getPeerCertificate());
      socket.end();
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`${host} does not respond`)));
    socket.once('error', reject);
  });
  return new Date(certificate.valid_to);
}
