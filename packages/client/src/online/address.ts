import { hrefOf, type Route } from '../app/route.ts';

/** The address of a page of this site, to be given to others. */
export const addressOf = (route: Route): string => `${location.href.split('#')[0]}${hrefOf(route)}`;

/** The address of a socket of the server that this page came from, under whatever path it lies. */
export function socketAt(path: string): string {
  const address = new URL(`./api/${path}`, location.href.split('#')[0]);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** Whether an address leads every computer to itself. */
export const isLoopback = (address: string): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);
