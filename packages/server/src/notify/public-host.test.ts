import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { isPublicAddress, isPublicEndpoint, publicLookup } from './public-host.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/Q',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
])('%s is public', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://push.example.com/x',
  'https://push.example.com:8443/x',
  'https://user@push.example.com/x',
  'https://localhost/x',
  'https://a.localhost/x',
  'https://router.lan/x',
  'https://metadata.google.internal/x',
  'https://intranet/x',
  'https://127.0.0.1/x',
  'https://0x7f.1/x',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://push.example.com./x',
  'ftp://push.example.com/x',
  'push.example.com',
  '',
])('%s is not', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  'anybody may have %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...[
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
  ],
  ...['2002:7f00:1::', '2001::1', 'nonsense'],
])('nobody else has %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a name that stands for private addresses is not connected to', async () => {
  const found = (all: boolean, ...addresses: string[]) =>
    new Promise((resolve) => {
      const answer = addresses.map((address): LookupAddress => ({ address, family: 4 }));
      publicLookup((_, __, done) => done(null, answer))('push.example.com', { all }, (error, address) =>
        resolve(error?.message ?? address),
      );
    });
  expect(await found(false, '127.0.0.1', '8.8.8.8')).toBe('8.8.8.8');
  expect(await found(true, '127.0.0.1', '8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await found(true, '127.0.0.1', '10.0.0.1')).toBe('push.example.com has no public address');
});
