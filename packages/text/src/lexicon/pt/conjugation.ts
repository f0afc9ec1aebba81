/** Portuguese verb forms. Rules for regular verbs; a table for the others. */

/** The forms that texts need. `imp`: the order, `sub`: after "se", "quando", "enquanto" and "sempre que". */
export type Form = 'inf' | 'imp' | 'pres' | 'past' | 'sub';

interface Forms {
  readonly imp: string;
  readonly pres: string;
  readonly presPl: string;
  readonly past: string;
  readonly pastPl: string;
  readonly sub: string;
}

const forms = (
  imp: string,
  pres: string,
  presPl: string,
  past: string,
  pastPl: string,
  sub: string,
): Forms => ({
  imp,
  pres,
  presPl,
  past,
  pastPl,
  sub,
});

const IRREGULAR: Readonly<Record<string, Forms>> = {
  conseguir: forms('consiga', 'consegue', 'conseguem', 'conseguiu', 'conseguiram', 'conseguir'),
  dar: forms('dê', 'dá', 'dão', 'deu', 'deram', 'der'),
  dizer: forms('diga', 'diz', 'dizem', 'disse', 'disseram', 'disser'),
  estar: forms('esteja', 'está', 'estão', 'estava', 'estavam', 'estiver'),
  fazer: forms('faça', 'faz', 'fazem', 'fez', 'fizeram', 'fizer'),
  haver: forms('haja', 'há', 'há', 'houve', 'houve', 'houver'),
  perder: forms('perca', 'perde', 'perdem', 'perdeu', 'perderam', 'perder'),
  poder: forms('possa', 'pode', 'podem', 'pôde', 'puderam', 'puder'),
  prevenir: forms('previna', 'previne', 'previnem', 'preveniu', 'preveniram', 'prevenir'),
  prever: forms('preveja', 'prevê', 'preveem', 'previu', 'previram', 'previr'),
  sair: forms('saia', 'sai', 'saem', 'saiu', 'saíram', 'sair'),
  ser: forms('seja', 'é', 'são', 'foi', 'foram', 'for'),
  subtrair: forms('subtraia', 'subtrai', 'subtraem', 'subtraiu', 'subtraíram', 'subtrair'),
  ter: forms('tenha', 'tem', 'têm', 'teve', 'tiveram', 'tiver'),
};

/** Spelling keeps the sound before e and a. */
const SOUNDS: readonly (readonly [string, string])[] = [
  ['car', 'que'],
  ['çar', 'ce'],
  ['gar', 'gue'],
  ['cer', 'ça'],
  ['ger', 'ja'],
];

function order(inf: string): string {
  const sound = SOUNDS.find(([ending]) => inf.endsWith(ending));
  const stem = inf.slice(0, -2);
  return sound === undefined ? `${stem}${inf.endsWith('ar') ? 'e' : 'a'}` : `${inf.slice(0, -3)}${sound[1]}`;
}

const ENDINGS = {
  ar: { pres: 'a', presPl: 'am', past: 'ou', pastPl: 'aram' },
  er: { pres: 'e', presPl: 'em', past: 'eu', pastPl: 'eram' },
  ir: { pres: 'e', presPl: 'em', past: 'iu', pastPl: 'iram' },
} as const;

function regular(inf: string): Forms {
  const stem = inf.slice(0, -2);
  const { pres, presPl, past, pastPl } = ENDINGS[inf.slice(-2) as keyof typeof ENDINGS] ?? ENDINGS.ar;
  return forms(order(inf), stem + pres, stem + presPl, stem + past, stem + pastPl, inf);
}

/** A verb in one of its forms; a keyword in capitals stays in capitals. */
export function conjugate(inf: string, form: Form, plural: boolean): string {
  if (form === 'inf') return inf;
  const small = inf.toLowerCase();
  const all = IRREGULAR[small] ?? regular(small);
  const said = pick(all, form, plural);
  return small === inf ? said : said.toUpperCase();
}

function pick(all: Forms, form: Exclude<Form, 'inf'>, plural: boolean): string {
  switch (form) {
    case 'imp':
      return all.imp;
    case 'pres':
      return plural ? all.presPl : all.pres;
    case 'past':
      return plural ? all.pastPl : all.past;
    case 'sub':
      return plural ? `${all.sub}em` : all.sub;
  }
}
