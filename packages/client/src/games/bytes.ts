/** Bytes as they travel in an address: small numbers first, then base64 with letters that need no escaping. */

/** A whole number in as few bytes as it needs, the lowest first. */
export function bytesOf(number: bigint): number[] {
  const bytes: number[] = [];
  for (let rest = number; rest > 0n; rest >>= 8n) bytes.push(Number(rest & 255n));
  return bytes;
}

export const numberOf = (bytes: readonly number[]): bigint =>
  bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n);

export const toAddress = (bytes: readonly number[]): string =>
  btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws at letters that no address of ours has. */
export const fromAddress = (text: string): number[] =>
  Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
