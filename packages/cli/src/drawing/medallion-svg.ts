import { message } from '@peerless/text';
import { capital } from '../sentence.ts';
import type { Point } from './geometry.ts';
import { INK, PAPER, seatColour } from './palette.ts';
import { type Fighter, initials, type Scene } from './position.ts';
import { escaped, short } from './svg.ts';

/** Smaller hearts and arrows cannot be read. */
const LEAST_MARK = 11;

/** A fighter: a disc in its seat's colour with its initials, a ring of gold for heroes, its health below. */
export function medallion(fighter: Fighter, { names, say }: Scene, { x, y }: Point, radius: number): string {
  const colour = seatColour(fighter.seat).hex;
  const name = capital(names?.fighter(fighter.id) ?? fighter.id);
  const health = message(say.lang, 'health', { now: fighter.health, full: fighter.maxHealth });
  const letters = names === null ? fighter.id.slice(0, 2) : initials(fighter, names);
  const [cx, cy] = [short(x), short(y)];
  const ring = fighter.hero
    ? `<circle cx="${cx}" cy="${cy}" r="${short(radius)}" fill="#d8b45a" stroke="${INK}" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="${short(radius * 0.84)}" fill="${colour}" stroke="${INK}"/>`
    : `<circle cx="${cx}" cy="${cy}" r="${short(radius)}" fill="${PAPER}" stroke="${INK}" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="${short(radius * 0.88)}" fill="${colour}" stroke="${INK}"/>`;
  const bow = fighter.attack === 'ranged' ? rangeMark(x, y, radius) : '';
  return `<g><title>${escaped(say('wordsBefore', { label: name, text: health }))}</title>${ring}<text x="${cx}" y="${short(y + radius * 0.26)}" text-anchor="middle" class="light number" font-size="${short(radius * 0.76)}">${escaped(letters)}</text>${bow}${healthMark(fighter.health, x + radius * 0.74, y + radius * 0.74, Math.max(radius * 0.42, LEAST_MARK))}</g>`;
}

/** A heart with a number. */
function healthMark(health: number, x: number, y: number, r: number): string {
  const d = `M${short(x)} ${short(y + r)}C${short(x - r * 2)} ${short(y - r * 0.4)} ${short(x - r * 0.7)} ${short(y - r * 1.5)} ${short(x)} ${short(y - r * 0.6)}C${short(x + r * 0.7)} ${short(y - r * 1.5)} ${short(x + r * 2)} ${short(y - r * 0.4)} ${short(x)} ${short(y + r)}Z`;
  return `<path d="${d}" fill="#c22f36" stroke="${PAPER}" stroke-width="2"/><text x="${short(x)}" y="${short(y + r * 0.36)}" text-anchor="middle" class="light number" font-size="${short(r * 1.05)}">${health}</text>`;
}

/** A little arrow for those who hit from afar. */
function rangeMark(x: number, y: number, radius: number): string {
  const [ax, ay, s] = [x - radius * 0.72, y + radius * 0.72, Math.max(radius * 0.3, LEAST_MARK * 0.6)];
  return `<circle cx="${short(ax)}" cy="${short(ay)}" r="${short(s * 1.15)}" fill="${PAPER}" stroke="${INK}"/><path d="M${short(ax - s * 0.6)} ${short(ay + s * 0.6)}L${short(ax + s * 0.6)} ${short(ay - s * 0.6)}M${short(ax)} ${short(ay - s * 0.6)}H${short(ax + s * 0.6)}V${short(ay)}" fill="none" stroke="${INK}" stroke-width="2"/>`;
}

/** A token on a space: a hexagon at its rim. */
export function tokenMark(name: string, seat: number, at: Point, radius: number): string {
  const [x, y, r] = [at.x - radius * 0.72, at.y + radius * 0.72, radius * 0.42];
  const points = [0, 1, 2, 3, 4, 5]
    .map((i) => `${short(x + r * Math.cos((i * Math.PI) / 3))},${short(y + r * Math.sin((i * Math.PI) / 3))}`)
    .join(' ');
  return `<g><title>${escaped(name)}</title><polygon points="${points}" fill="#e9e4d8" stroke="${seatColour(seat).hex}" stroke-width="3"/><text x="${short(x)}" y="${short(y + r * 0.36)}" text-anchor="middle" font-size="${short(r)}">${escaped(name.charAt(0).toUpperCase())}</text></g>`;
}
