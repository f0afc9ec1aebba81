import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Node } from '../node.ts';
import { isPublicAddress } from '../notify/public-host.ts';
import { notFound } from './pages.ts';

/** What the process itself tells of: memory, processor, event loop; once, however many nodes it has. */
let ofProcess: Registry | null = null;

function processRegistry(): Registry {
  if (ofProcess === null) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Whether somebody asks from a private address, and not by way of a proxy that may pass on anybody. */
function isNear({ ip, raw, headers }: FastifyRequest): boolean {
  const isBelieved = headers['x-forwarded-for'] === undefined || ip !== raw.socket.remoteAddress;
  // An address of IPv4 may be written as one of IPv6.
  return isBelieved && !isPublicAddress(ip.replace(/^::ffff:(?=\d+\.)/i, ''));
}

/** `/metrics`, for Prometheus, and only for those who are near: guests have no business there. */
export function addMetrics(
  app: FastifyInstance,
  { rooms, meter, thinking }: Pick<Node, 'rooms' | 'meter' | 'thinking'>,
): void {
  const own = new Registry();
  const registers = [own];
  const requests = new Counter({
    name: 'peerless_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    requests.inc({ method, route: routeOptions.url ?? 'pages', status: statusCode });
  });
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  const gauges = {
    sockets: gauge('peerless_sockets', 'Sockets that are open.'),
    rooms: gauge('peerless_rooms', 'Games that somebody here follows, or did a moment ago.'),
    awake: gauge('peerless_rooms_awake', 'Those of them that are in memory.'),
    followers: gauge('peerless_followers', 'Pages that follow games.'),
    thinking: gauge('peerless_bots_thinking', 'Bots that think or wait for a thread.'),
  };
  app.get('/metrics', async (request, reply) => {
    if (!isNear(request)) return notFound(reply);
    const { rooms: open, awake, followers } = await rooms.census();
    const now = {
      rooms: open,
      awake,
      followers,
      thinking: thinking(),
      sockets: app.websocketServer.clients.size,
    };
    for (const [name, value] of Object.entries(now)) gauges[name as keyof typeof gauges].set(value);
    const all = Registry.merge([processRegistry(), meter.registry, own]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}
