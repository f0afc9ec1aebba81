// The duel in ordinary object style: nested arrays, option objects, mutating apply.
import { ADJ, CARDS, DECK, HAND_LIMIT, HERO_HP, HERO_MOVE, N, SIDE_HP, START, ZONES } from './duel-data.mjs';

export function setup(shuffle) {
  const mk = (p) => {
    const deck = shuffle(DECK.slice());
    return {
      hero: { pos: START[p][0], hp: HERO_HP, ranged: p === 1 },
      side: { pos: START[p][1], hp: SIDE_HP, ranged: p === 0 },
      deck,
      hand: deck.splice(deck.length - 5, 5),
      discard: [],
      actions: 2,
      boost: 0,
      moved: [false, false],
      fatigued: 0,
      drawn: 5,
      played: 0,
    };
  };
  return {
    players: [mk(0), mk(1)],
    active: 0,
    decider: 0,
    phase: 'action',
    combat: null,
    winner: null,
    turn: 1,
  };
}

const fighters = (pl) => [pl.hero, pl.side];
function occupied(G) {
  const occ = new Array(N).fill(-1);
  for (let p = 0; p < 2; p++) for (const f of fighters(G.players[p])) if (f.hp > 0) occ[f.pos] = p;
  return occ;
}
export function reach(G, p, from, range) {
  const occ = occupied(G);
  const dist = new Array(N).fill(-1);
  dist[from] = 0;
  const q = [from];
  const out = [];
  for (let i = 0; i < q.length; i++) {
    const v = q[i];
    if (dist[v] >= range) continue;
    for (const w of ADJ[v]) {
      if (dist[w] !== -1) continue;
      if (occ[w] === 1 - p) continue; // may not pass through opponents
      dist[w] = dist[v] + 1;
      q.push(w);
      if (occ[w] === -1) out.push(w); // may pass through friends, not stop there
    }
  }
  return out;
}
function targets(G, p, f) {
  const out = [];
  const opp = G.players[1 - p];
  fighters(opp).forEach((t, i) => {
    if (t.hp <= 0) return;
    if (ADJ[f.pos].includes(t.pos) || (f.ranged && ZONES[f.pos] & ZONES[t.pos])) out.push(i);
  });
  return out;
}
const uniq = (hand) => [...new Set(hand)];

export function legal(G) {
  const out = [];
  const p = G.decider;
  const pl = G.players[p];
  switch (G.phase) {
    case 'action': {
      out.push({ t: 'maneuver' });
      fighters(pl).forEach((f, i) => {
        if (f.hp <= 0) return;
        for (const t of targets(G, p, f))
          for (const c of uniq(pl.hand)) {
            const card = CARDS[c];
            if ((card.type === 0 || card.type === 2) && !(card.heroOnly && i === 1))
              out.push({ t: 'attack', f: i, target: t, card: c });
          }
      });
      for (const c of uniq(pl.hand)) if (CARDS[c].type === 3) out.push({ t: 'scheme', card: c });
      break;
    }
    case 'boost':
      out.push({ t: 'boost', card: -1 });
      for (const c of uniq(pl.hand)) out.push({ t: 'boost', card: c });
      break;
    case 'move': {
      out.push({ t: 'done' });
      fighters(pl).forEach((f, i) => {
        if (f.hp <= 0 || pl.moved[i]) return;
        for (const to of reach(G, p, f.pos, HERO_MOVE + pl.boost)) out.push({ t: 'move', f: i, to });
      });
      break;
    }
    case 'defend':
      out.push({ t: 'defend', card: -1 });
      for (const c of uniq(pl.hand))
        if (CARDS[c].type === 1 || CARDS[c].type === 2) out.push({ t: 'defend', card: c });
      break;
    case 'aftermove': {
      const f = fighters(pl)[G.combat.f];
      out.push({ t: 'stay' });
      for (const to of reach(G, p, f.pos, 2)) out.push({ t: 'move', f: G.combat.f, to });
      break;
    }
    case 'discard':
      for (const c of uniq(pl.hand)) out.push({ t: 'discard', card: c });
      break;
  }
  return out;
}

function hurt(G, p, i, n) {
  const f = fighters(G.players[p])[i];
  f.hp = Math.max(0, f.hp - n);
  if (i === 0 && f.hp === 0) {
    G.winner = 1 - p;
    G.phase = 'over';
  }
}
function draw(G, p, n) {
  const pl = G.players[p];
  for (let i = 0; i < n; i++) {
    if (pl.deck.length) {
      pl.hand.push(pl.deck.pop());
      pl.drawn++;
    } else {
      pl.fatigued++;
      hurt(G, p, 0, 2);
      if (G.phase === 'over') return;
      if (pl.side.hp > 0) hurt(G, p, 1, 2);
    }
  }
}
function play(pl, c) {
  const i = pl.hand.indexOf(c);
  pl.hand.splice(i, 1);
  pl.discard.push(c);
  pl.played++;
}

function effect(G, p, c, rng, cancelled) {
  if (cancelled) return false;
  switch (CARDS[c].effect) {
    case 1:
      draw(G, p, 1);
      return false;
    case 2:
      hurt(G, 1 - p, G.players[1 - p].side.hp > 0 ? 1 : 0, 1);
      return false;
    case 3:
      return true;
    case 5: {
      const o = G.players[1 - p];
      if (o.hand.length) play(o, o.hand[rng(o.hand.length)]);
      return false;
    }
    case 6:
      G.players[p].actions++;
      return false;
    case 7: {
      const h = G.players[p].hero;
      h.hp = Math.min(HERO_HP, h.hp + 2);
      return false;
    }
    default:
      return false;
  }
}
function endAction(G) {
  if (G.phase === 'over') return;
  const pl = G.players[G.active];
  G.combat = null;
  pl.actions--;
  if (pl.actions > 0) {
    G.phase = 'action';
    G.decider = G.active;
    return;
  }
  endTurn(G);
}
function endTurn(G) {
  const pl = G.players[G.active];
  if (pl.hand.length > HAND_LIMIT) {
    G.phase = 'discard';
    G.decider = G.active;
    return;
  }
  G.active = 1 - G.active;
  G.decider = G.active;
  G.turn++;
  G.players[G.active].actions = 2;
  G.phase = 'action';
  if (G.turn > 400) {
    G.phase = 'over';
    G.winner = -1;
  }
}

/** rng(n) gives an integer below n. Mutates G. */
export function apply(G, o, rng) {
  const p = G.decider;
  const pl = G.players[p];
  switch (o.t) {
    case 'maneuver':
      draw(G, p, 1);
      if (G.phase === 'over') return;
      G.phase = 'boost';
      pl.moved[0] = pl.moved[1] = false;
      pl.boost = 0;
      return;
    case 'boost':
      if (o.card >= 0) {
        pl.boost = CARDS[o.card].boost;
        play(pl, o.card);
      }
      G.phase = 'move';
      return;
    case 'move':
      fighters(pl)[o.f].pos = o.to;
      if (G.phase === 'aftermove') {
        endAction(G);
        return;
      }
      pl.moved[o.f] = true;
      if (pl.moved[0] && (pl.moved[1] || pl.side.hp <= 0)) endAction(G);
      return;
    case 'done':
    case 'stay':
      endAction(G);
      return;
    case 'attack':
      play(pl, o.card);
      G.combat = { f: o.f, target: o.target, card: o.card };
      G.phase = 'defend';
      G.decider = 1 - p;
      return;
    case 'defend': {
      const c = G.combat;
      const a = 1 - p;
      let dv = 0,
        cancelled = false;
      if (o.card >= 0) {
        play(pl, o.card);
        dv = CARDS[o.card].value;
        cancelled = CARDS[o.card].effect === 4;
        if (!cancelled) effect(G, p, o.card, rng, CARDS[c.card].effect === 4);
      }
      if (G.phase === 'over') return;
      const dmg = Math.max(0, CARDS[c.card].value - dv);
      if (dmg) hurt(G, p, c.target, dmg);
      if (G.phase === 'over') return;
      const wantsMove = effect(G, a, c.card, rng, cancelled);
      if (G.phase === 'over') return;
      if (wantsMove && fighters(G.players[a])[c.f].hp > 0) {
        G.phase = 'aftermove';
        G.decider = a;
        return;
      }
      endAction(G);
      return;
    }
    case 'scheme':
      play(pl, o.card);
      effect(G, p, o.card, rng, false);
      endAction(G);
      return;
    case 'discard':
      play(pl, o.card);
      endTurn(G);
      return;
  }
}

const cloneP = (a) => ({
  hero: { pos: a.hero.pos, hp: a.hero.hp, ranged: a.hero.ranged },
  side: { pos: a.side.pos, hp: a.side.hp, ranged: a.side.ranged },
  deck: a.deck.slice(),
  hand: a.hand.slice(),
  discard: a.discard.slice(),
  actions: a.actions,
  boost: a.boost,
  moved: [a.moved[0], a.moved[1]],
  fatigued: a.fatigued,
  drawn: a.drawn,
  played: a.played,
});
export function clone(G) {
  return {
    players: [cloneP(G.players[0]), cloneP(G.players[1])],
    active: G.active,
    decider: G.decider,
    phase: G.phase,
    combat: G.combat && { f: G.combat.f, target: G.combat.target, card: G.combat.card },
    winner: G.winner,
    turn: G.turn,
  };
}
