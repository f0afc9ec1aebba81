import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Addresses that strangers name may lead anywhere: to this machine, its neighbours, the services of a cloud. Only names of
 * the public net are taken, and only where they stand for public addresses at the moment of connecting.
 */

const CLOSED_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Of IPv6 one block is public, and within it some lead elsewhere: tunnels to IPv4, examples. */
const OPEN_V6 = '2000::/3';
const CLOSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const blockOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
};
const closedV4 = blockOf(CLOSED_V4, 'ipv4');
const [openV6, closedV6] = [blockOf([OPEN_V6], 'ipv6'), blockOf(CLOSED_V6, 'ipv6')];

/** Whether anybody on the net may have this address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closedV4.check(address, 'ipv4');
  return family === 6 && openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}

/** Endings of names that only some know. */
const PRIVATE = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|test|onion)$/;

/** Whether an address is a public one for https: a name, the usual port, no user. */
export function isPublicEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  return (
    protocol === 'https:' &&
    `${port}${username}${password}` === '' &&
    /^(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname) &&
    isIP(hostname) === 0 &&
    !PRIVATE.test(hostname)
  );
}

type Resolve = (
  host: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Finds addresses as usual and leaves out those that are not public: it is this answer that is connected to. */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, '');
      const open = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (first === undefined) return done(new Error(`${hostname} has no public address`), '');
      if (options.all) done(null, open);
      else done(null, first.address, first.family);
    });
