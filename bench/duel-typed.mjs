// The same duel on one Int16Array(256) with bitmask board; options are packed ints in a caller's buffer.
import {
  ADJ_MASK,
  CARDS,
  DECK,
  HAND_LIMIT,
  HERO_HP,
  HERO_MOVE,
  SIDE_HP,
  START,
  ZONE_MASK,
} from './duel-data.mjs';

export const SIZE = 256;
// header
const ACTIVE = 0,
  DECIDER = 1,
  PHASE = 2,
  CF = 3,
  CT = 4,
  CC = 5,
  WINNER = 6,
  TURN = 7;
// player block (offset 16 + 112*p). hand kept as counts per card kind plus a total
const P0 = 16,
  PS = 112;
const HPOS = 0,
  HHP = 1,
  HRNG = 2,
  SPOS = 3,
  SHP = 4,
  SRNG = 5,
  ACTIONS = 6,
  BOOST = 7,
  MV0 = 8,
  FAT = 10,
  DRAWN = 11,
  PLAYED = 12,
  HANDN = 13,
  DECKN = 14,
  DISCN = 15,
  HAND = 16 /* 12 counts */,
  DISC = 28 /* 12 counts */,
  DECK0 = 40 /* 40 */;
const ACTION = 0,
  PBOOST = 1,
  MOVE = 2,
  DEFEND = 3,
  DISCARD = 4,
  AFTER = 5,
  OVER = 6;
const CTYPE = Int8Array.from(CARDS, (c) => c.type),
  CVAL = Int8Array.from(CARDS, (c) => c.value),
  CBOOST = Int8Array.from(CARDS, (c) => c.boost),
  CEFF = Int8Array.from(CARDS, (c) => c.effect),
  CHERO = Int8Array.from(CARDS, (c) => (c.heroOnly ? 1 : 0));
const K = CARDS.length;

export const isOver = (s) => s[PHASE] === OVER;
export const winner = (s) => s[WINNER];
export const turn = (s) => s[TURN];
export const decider = (s) => s[DECIDER];

export function setup(s, shuffle) {
  s.fill(0);
  for (let p = 0; p < 2; p++) {
    const b = P0 + PS * p;
    const d = shuffle(DECK.slice());
    s[b + HPOS] = START[p][0];
    s[b + HHP] = HERO_HP;
    s[b + HRNG] = p === 1 ? 1 : 0;
    s[b + SPOS] = START[p][1];
    s[b + SHP] = SIDE_HP;
    s[b + SRNG] = p === 0 ? 1 : 0;
    s[b + ACTIONS] = 2;
    for (let i = 0; i < d.length; i++) s[b + DECK0 + i] = d[i];
    s[b + DECKN] = d.length;
    for (let i = 0; i < 5; i++) {
      const c = s[b + DECK0 + --s[b + DECKN]];
      s[b + HAND + c]++;
      s[b + HANDN]++;
    }
    s[b + DRAWN] = 5;
  }
  s[TURN] = 1;
  s[WINNER] = -2;
}

function occ(s, p) {
  const b = P0 + PS * p;
  let m = 0;
  if (s[b + HHP] > 0) m |= 1 << s[b + HPOS];
  if (s[b + SHP] > 0) m |= 1 << s[b + SPOS];
  return m;
}
export function reachMask(from, range, mine, theirs) {
  let seen = 1 << from,
    front = seen;
  const open = ~theirs;
  while (range-- > 0 && front !== 0) {
    let next = 0;
    while (front !== 0) {
      const low = front & -front;
      next |= ADJ_MASK[31 - Math.clz32(low)];
      front ^= low;
    }
    front = next & open & ~seen;
    seen |= front;
  }
  return seen & ~(1 << from) & ~mine & ~theirs;
}

// option packing: kind(4) | a(6) | b(6) | card(8)  -> kind<<20|a<<14|b<<8|card+1
const K_MAN = 0,
  K_ATT = 1,
  K_SCH = 2,
  K_BOOST = 3,
  K_MOVE = 4,
  K_DONE = 5,
  K_DEF = 6,
  K_DISC = 7;

export function legal(s, out) {
  let n = 0;
  const p = s[DECIDER],
    b = P0 + PS * p;
  switch (s[PHASE]) {
    case ACTION: {
      out[n++] = K_MAN << 20;
      const q = P0 + PS * (1 - p);
      for (let f = 0; f < 2; f++) {
        const fb = b + f * 3;
        if (s[fb + 1] <= 0) continue;
        const pos = s[fb];
        const rm = s[fb + 2] ? ADJ_MASK[pos] | ZONE_MASK[pos] : ADJ_MASK[pos];
        for (let t = 0; t < 2; t++) {
          const tb = q + t * 3;
          if (s[tb + 1] <= 0 || !((rm >>> s[tb]) & 1)) continue;
          for (let c = 0; c < K; c++)
            if (s[b + HAND + c] > 0) {
              const ty = CTYPE[c];
              if ((ty === 0 || ty === 2) && !(f === 1 && CHERO[c]))
                out[n++] = (K_ATT << 20) | (f << 14) | (t << 8) | (c + 1);
            }
        }
      }
      for (let c = 0; c < K; c++)
        if (s[b + HAND + c] > 0 && CTYPE[c] === 3) out[n++] = (K_SCH << 20) | (c + 1);
      return n;
    }
    case PBOOST:
      out[n++] = K_BOOST << 20;
      for (let c = 0; c < K; c++) if (s[b + HAND + c] > 0) out[n++] = (K_BOOST << 20) | (c + 1);
      return n;
    case MOVE: {
      out[n++] = K_DONE << 20;
      const mine = occ(s, p),
        theirs = occ(s, 1 - p);
      for (let f = 0; f < 2; f++) {
        const fb = b + f * 3;
        if (s[fb + 1] <= 0 || s[b + MV0 + f]) continue;
        let m = reachMask(s[fb], HERO_MOVE + s[b + BOOST], mine, theirs);
        while (m !== 0) {
          const low = m & -m;
          out[n++] = (K_MOVE << 20) | (f << 14) | ((31 - Math.clz32(low)) << 8);
          m ^= low;
        }
      }
      return n;
    }
    case DEFEND:
      out[n++] = K_DEF << 20;
      for (let c = 0; c < K; c++)
        if (s[b + HAND + c] > 0 && (CTYPE[c] === 1 || CTYPE[c] === 2)) out[n++] = (K_DEF << 20) | (c + 1);
      return n;
    case AFTER: {
      out[n++] = K_DONE << 20;
      const f = s[CF];
      let m = reachMask(s[b + f * 3], 2, occ(s, p), occ(s, 1 - p));
      while (m !== 0) {
        const low = m & -m;
        out[n++] = (K_MOVE << 20) | (f << 14) | ((31 - Math.clz32(low)) << 8);
        m ^= low;
      }
      return n;
    }
    case DISCARD:
      for (let c = 0; c < K; c++) if (s[b + HAND + c] > 0) out[n++] = (K_DISC << 20) | (c + 1);
      return n;
  }
  return 0;
}

function hurt(s, p, f, n) {
  const i = P0 + PS * p + f * 3 + 1;
  const h = s[i] - n;
  s[i] = h < 0 ? 0 : h;
  if (f === 0 && h <= 0) {
    s[WINNER] = 1 - p;
    s[PHASE] = OVER;
  }
}
function draw(s, p, n) {
  const b = P0 + PS * p;
  for (; n > 0; n--) {
    if (s[b + DECKN] > 0) {
      const c = s[b + DECK0 + --s[b + DECKN]];
      s[b + HAND + c]++;
      s[b + HANDN]++;
      s[b + DRAWN]++;
    } else {
      s[b + FAT]++;
      hurt(s, p, 0, 2);
      if (s[PHASE] === OVER) return;
      if (s[b + SHP] > 0) hurt(s, p, 1, 2);
    }
  }
}
function play(s, b, c) {
  s[b + HAND + c]--;
  s[b + HANDN]--;
  s[b + DISC + c]++;
  s[b + DISCN]++;
  s[b + PLAYED]++;
}
function effect(s, p, c, rng) {
  switch (CEFF[c]) {
    case 1:
      draw(s, p, 1);
      return false;
    case 2:
      hurt(s, 1 - p, s[P0 + PS * (1 - p) + SHP] > 0 ? 1 : 0, 1);
      return false;
    case 3:
      return true;
    case 5: {
      const o = P0 + PS * (1 - p);
      if (s[o + HANDN] > 0) {
        let k = rng(s[o + HANDN]);
        for (let c2 = 0; c2 < K; c2++) {
          k -= s[o + HAND + c2];
          if (k < 0) {
            play(s, o, c2);
            break;
          }
        }
      }
      return false;
    }
    case 6:
      s[P0 + PS * p + ACTIONS]++;
      return false;
    case 7: {
      const i = P0 + PS * p + HHP;
      s[i] = Math.min(HERO_HP, s[i] + 2);
      return false;
    }
  }
  return false;
}
function endAction(s) {
  if (s[PHASE] === OVER) return;
  const b = P0 + PS * s[ACTIVE];
  if (--s[b + ACTIONS] > 0) {
    s[PHASE] = ACTION;
    s[DECIDER] = s[ACTIVE];
    return;
  }
  endTurn(s);
}
function endTurn(s) {
  const b = P0 + PS * s[ACTIVE];
  if (s[b + HANDN] > HAND_LIMIT) {
    s[PHASE] = DISCARD;
    s[DECIDER] = s[ACTIVE];
    return;
  }
  s[ACTIVE] = 1 - s[ACTIVE];
  s[DECIDER] = s[ACTIVE];
  s[TURN]++;
  s[P0 + PS * s[ACTIVE] + ACTIONS] = 2;
  s[PHASE] = ACTION;
  if (s[TURN] > 400) {
    s[PHASE] = OVER;
    s[WINNER] = -1;
  }
}
export function apply(s, o, rng) {
  const p = s[DECIDER],
    b = P0 + PS * p,
    c = (o & 255) - 1;
  switch (o >>> 20) {
    case K_MAN:
      draw(s, p, 1);
      if (s[PHASE] === OVER) return;
      s[PHASE] = PBOOST;
      s[b + MV0] = s[b + MV0 + 1] = 0;
      s[b + BOOST] = 0;
      return;
    case K_BOOST:
      if (c >= 0) {
        s[b + BOOST] = CBOOST[c];
        play(s, b, c);
      }
      s[PHASE] = MOVE;
      return;
    case K_MOVE: {
      const f = (o >>> 14) & 63;
      s[b + f * 3] = (o >>> 8) & 63;
      if (s[PHASE] === AFTER) {
        endAction(s);
        return;
      }
      s[b + MV0 + f] = 1;
      if (s[b + MV0] && (s[b + MV0 + 1] || s[b + SHP] <= 0)) endAction(s);
      return;
    }
    case K_DONE:
      endAction(s);
      return;
    case K_ATT:
      play(s, b, c);
      s[CF] = (o >>> 14) & 63;
      s[CT] = (o >>> 8) & 63;
      s[CC] = c;
      s[PHASE] = DEFEND;
      s[DECIDER] = 1 - p;
      return;
    case K_DEF: {
      const ac = s[CC],
        a = 1 - p;
      let dv = 0,
        cancelled = false;
      if (c >= 0) {
        play(s, b, c);
        dv = CVAL[c];
        cancelled = CEFF[c] === 4;
        if (!cancelled && CEFF[ac] !== 4) effect(s, p, c, rng);
      }
      if (s[PHASE] === OVER) return;
      const dmg = CVAL[ac] - dv;
      if (dmg > 0) hurt(s, p, s[CT], dmg);
      if (s[PHASE] === OVER) return;
      const wants = cancelled ? false : effect(s, a, ac, rng);
      if (s[PHASE] === OVER) return;
      if (wants && s[P0 + PS * a + s[CF] * 3 + 1] > 0) {
        s[PHASE] = AFTER;
        s[DECIDER] = a;
        return;
      }
      endAction(s);
      return;
    }
    case K_SCH:
      play(s, b, c);
      effect(s, p, c, rng);
      endAction(s);
      return;
    case K_DISC:
      play(s, b, c);
      endTurn(s);
      return;
  }
}
