import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type CborValue = number | string | Buffer | Map<number | string, CborValue>;

function encodeHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** Encodes the few types of CBOR that an attestation contains. */
function encodeCbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value >= 0 ? encodeHead(0, value) : encodeHead(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)]);
  return Buffer.concat([encodeHead(5, value.size), ...entries]);
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** A device with one passkey (ES256, no attestation), as a browser would answer for it. */
export function createPasskeyDevice({ rpID, origin }: { rpID: string; origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let signatures = 0;

  const buildClientData = (type: string, challenge: string, usedOrigin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: usedOrigin, crossOrigin: false }));
  const buildAuthenticatorData = (flags: number, credential: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++signatures);
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), counter, credential]);
  };
  return {
    id,
    /** Registers the passkey, as `navigator.credentials.create()`. */
    create: ({ challenge }: { challenge: string }) => {
      const key = new Map<number, CborValue>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, encodeCbor(key)]);
      const authData = buildAuthenticatorData(USER_PRESENT_AND_VERIFIED | HAS_CREDENTIAL, credential);
      const attestation = new Map<string, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: buildClientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: encodeCbor(attestation).toString('base64url'),
        },
      };
    },
    /** Signs a login, as `navigator.credentials.get()`; by default with a check of the device's owner. */
    get: (
      { challenge }: { challenge: string },
      { usedOrigin = origin, flags = USER_PRESENT_AND_VERIFIED } = {},
    ) => {
      const clientData = buildClientData('webauthn.get', challenge, usedOrigin);
      const authenticatorData = buildAuthenticatorData(flags);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
