// Carries what was learned over to more clues: node scripts/train/grow.mjs OLD.txt NEW.txt. Clues that were added at the end of their
// blocks (those of all heroes, of one hero, of one card) begin at 0, as do heroes and cards that are new.
import { readFileSync, writeFileSync } from 'node:fs';
import { learnedFrom, learnedText, POLICY, VALUE, weightCount } from '@peerless/ai/training';
import { heroes } from '@peerless/heroes';

const [from = '', to = ''] = process.argv.slice(2);
const text = readFileSync(from, 'utf8');
const { layout: old } = JSON.parse(text.split('\n', 1)[0]);
const layout = old.name === POLICY.name ? POLICY : VALUE;
const before = learnedFrom(text, old);
const known = {
  layout,
  heroes: Object.fromEntries(heroes.map(({ slug, cards }) => [slug, cards.map((card) => card.slug)])),
};
const weights = new Float32Array(weightCount(known));
weights.set(before.weights.subarray(0, old.shared));

/** Where the weights of each hero and each card of it begin. @param {Pick<import('@peerless/ai/training').Learned, 'layout' | 'heroes'>} learned */
function begins({ layout: { shared, own, card }, heroes }) {
  const places = new Map();
  let at = shared;
  for (const [slug, cards] of Object.entries(heroes)) {
    places.set(slug, [at, own]);
    at += own;
    for (const name of cards) {
      places.set(`${slug}/${name}`, [at, card]);
      at += card;
    }
  }
  return places;
}

const [was, is] = [begins(before), begins(known)];
for (const [name, [at, length]] of was) {
  const place = is.get(name);
  if (place !== undefined) weights.set(before.weights.subarray(at, at + length), place[0]);
}
writeFileSync(to, learnedText({ ...known, weights }));
