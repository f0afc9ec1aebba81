import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { Subscription } from '../src/notify/subscriptions.ts';

/** What a push service was asked to pass on. */
export interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

export interface PushService {
  /** Leads every public name to this service. */
  readonly agent: Agent;
  readonly asked: Asked[];
  /** What it answers from now on. */
  status: number;
}

/** Both ends know this key, so that no certificate is needed. */
const TLS = { ciphers: 'PSK-AES128-GCM-SHA256', maxVersion: 'TLSv1.2' } as const;
const PSK = randomBytes(16);

/** A push service of a browser, over real TLS on this machine. */
export async function startPushService(): Promise<PushService> {
  const service = { asked: [] as Asked[], status: 201 };
  const server = createServer({ ...TLS, pskCallback: () => PSK }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      service.asked.push({ path: `${headers.host}${url}`, headers, body: Buffer.concat(chunks) });
      response.writeHead(service.status).end('nothing that anybody reads');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const agent = Object.assign(new Agent(), {
    createConnection: () =>
      connect({
        ...{ ...TLS, host: '127.0.0.1', port, checkServerIdentity: () => undefined },
        pskCallback: () => ({ psk: PSK, identity: 'peerless' }),
      }),
  });
  return Object.assign(service, { agent });
}

/** A browser that has subscribed, and can read what comes (RFC 8291). */
export class Device {
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly subscription: Subscription;

  constructor(name: string) {
    const p256dh = this.keys.generateKeys('base64url');
    this.subscription = {
      endpoint: `https://push.example.com/${name}`,
      keys: { p256dh, auth: this.auth.toString('base64url') },
    };
  }

  read(body: Buffer): unknown {
    const [salt, sender, text] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const derive = (salted: Buffer, from: Buffer, info: Buffer | string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', from, salted, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const secret = derive(this.auth, this.keys.computeSecret(sender), info, 32);
    const key = derive(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(salt, secret, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(text.subarray(-16));
    const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
    return JSON.parse(String(plain.subarray(0, plain.lastIndexOf(2))));
  }
}

/** What a server claims of itself by VAPID, if its signature is right. */
export function claimsOf(authorization: string): unknown {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed ? JSON.parse(String(Buffer.from(claims, 'base64url'))) : null;
}
