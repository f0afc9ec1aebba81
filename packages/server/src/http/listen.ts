import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** So many ports are tried when the first one is taken. */
const TRIES = 50;
const LAST_PORT = 65_535;

/** Listens on a port, or on the next one that is free; 0 means any. */
export async function listenFrom(listen: (port: number) => Promise<unknown>, port: number): Promise<void> {
  const last = port === 0 ? 0 : Math.min(port + TRIES, LAST_PORT);
  for (let next = port; ; next++) {
    try {
      await listen(next);
      return;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || next >= last) throw error;
    }
  }
}

/** Where browsers find it. Nobody can visit 0.0.0.0: this stands for every address of the computer. */
export function addressesOf(host: string, port: number): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const others = Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const hosts = everywhere ? ['127.0.0.1', ...others] : [host];
  return hosts.map((name) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}/`);
}
