import { heroes } from '@peerless/heroes';
import { validateHero } from '@peerless/language';
import * as T from '@peerless/text';

const [slug, ...langs] = process.argv.slice(2);
const h = heroes.find((x) => x.slug === slug);
console.log(
  validateHero(h)
    .map((p) => p.path + ': ' + JSON.stringify(p.fault))
    .join('\n'),
);
for (const l of langs.length ? langs : ['en', 'pt', 'fr', 'uk']) {
  console.log('##', l);
  const t = T.heroText(h, l);
  console.log([...t.setup, ...t.abilities].join('\n'));
  for (const c of h.cards) {
    const f = T.cardText(c, h, l);
    console.log('- ' + c.title + ': ' + JSON.stringify(f));
  }
}
