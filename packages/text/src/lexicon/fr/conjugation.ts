/** Forms of French verbs. Regular verbs in -er need no entry. */
export interface Forms {
  readonly il: string;
  readonly ils: string;
  readonly vous: string;
  readonly participle: string;
  /** Compound tenses with "être". */
  readonly etre?: true;
}

/** Verbs that do not simply follow "piocher". */
export const irregular: Readonly<Record<string, Forms>> = {
  avoir: { il: 'a', ils: 'ont', vous: 'avez', participle: 'eu' },
  BOOSTER: { il: 'BOOSTE', ils: 'BOOSTENT', vous: 'BOOSTEZ', participle: 'BOOSTÉ' },
  choisir: { il: 'choisit', ils: 'choisissent', vous: 'choisissez', participle: 'choisi' },
  contenir: { il: 'contient', ils: 'contiennent', vous: 'contenez', participle: 'contenu' },
  défendre: { il: 'défend', ils: 'défendent', vous: 'défendez', participle: 'défendu' },
  devenir: { il: 'devient', ils: 'deviennent', vous: 'devenez', participle: 'devenu', etre: true },
  devoir: { il: 'doit', ils: 'doivent', vous: 'devez', participle: 'dû' },
  être: { il: 'est', ils: 'sont', vous: 'êtes', participle: 'été' },
  faire: { il: 'fait', ils: 'font', vous: 'faites', participle: 'fait' },
  ouvrir: { il: 'ouvre', ils: 'ouvrent', vous: 'ouvrez', participle: 'ouvert' },
  mettre: { il: 'met', ils: 'mettent', vous: 'mettez', participle: 'mis' },
  perdre: { il: 'perd', ils: 'perdent', vous: 'perdez', participle: 'perdu' },
  pouvoir: { il: 'peut', ils: 'peuvent', vous: 'pouvez', participle: 'pu' },
  prédire: { il: 'prédit', ils: 'prédisent', vous: 'prédisez', participle: 'prédit' },
  prendre: { il: 'prend', ils: 'prennent', vous: 'prenez', participle: 'pris' },
  prévenir: { il: 'prévient', ils: 'préviennent', vous: 'prévenez', participle: 'prévenu' },
  recevoir: { il: 'reçoit', ils: 'reçoivent', vous: 'recevez', participle: 'reçu' },
  récupérer: { il: 'récupère', ils: 'récupèrent', vous: 'récupérez', participle: 'récupéré' },
  remettre: { il: 'remet', ils: 'remettent', vous: 'remettez', participle: 'remis' },
  reprendre: { il: 'reprend', ils: 'reprennent', vous: 'reprenez', participle: 'repris' },
  résoudre: { il: 'résout', ils: 'résolvent', vous: 'résolvez', participle: 'résolu' },
  revenir: { il: 'revient', ils: 'reviennent', vous: 'revenez', participle: 'revenu', etre: true },
  révéler: { il: 'révèle', ils: 'révèlent', vous: 'révélez', participle: 'révélé' },
  subir: { il: 'subit', ils: 'subissent', vous: 'subissez', participle: 'subi' },
  vaincre: { il: 'vainc', ils: 'vainquent', vous: 'vainquez', participle: 'vaincu' },
};

/** All forms of a verb by its infinitive. */
export function formsOf(infinitive: string): Forms {
  const stem = infinitive.slice(0, -2);
  return (
    irregular[infinitive] ?? {
      il: `${stem}e`,
      ils: `${stem}ent`,
      vous: `${stem}ez`,
      participle: `${stem}é`,
    }
  );
}
