import type { Titles } from '@peerless/language';
import type { TextLanguage } from '../realise/realiser.ts';
import { localName } from './local-name.ts';

/** The colours of zones, as they agree with the word for a zone, which is feminine in the three languages. */
const ZONES: Readonly<Record<string, Required<Titles>>> = {
  amber: { pt: 'âmbar', fr: 'ambre', uk: 'бурштинова' },
  blue: { pt: 'azul', fr: 'bleue', uk: 'синя' },
  brick: { pt: 'tijolo', fr: 'brique', uk: 'цегляна' },
  brown: { pt: 'marrom', fr: 'marron', uk: 'коричнева' },
  coral: { pt: 'coral', fr: 'corail', uk: 'коралова' },
  cream: { pt: 'creme', fr: 'crème', uk: 'кремова' },
  cyan: { pt: 'ciano', fr: 'cyan', uk: 'блакитна' },
  dark: { pt: 'escura', fr: 'sombre', uk: 'темна' },
  'dark-brown': { pt: 'marrom-escura', fr: 'marron foncé', uk: 'темно-коричнева' },
  'dark-gray': { pt: 'cinza-escuro', fr: 'gris foncé', uk: 'темно-сіра' },
  'dark-green': { pt: 'verde-escura', fr: 'vert foncé', uk: 'темно-зелена' },
  gold: { pt: 'dourada', fr: 'dorée', uk: 'золота' },
  gray: { pt: 'cinza', fr: 'grise', uk: 'сіра' },
  green: { pt: 'verde', fr: 'verte', uk: 'зелена' },
  indigo: { pt: 'índigo', fr: 'indigo', uk: 'індигова' },
  lavender: { pt: 'lavanda', fr: 'lavande', uk: 'лавандова' },
  'light-blue': { pt: 'azul-clara', fr: 'bleu clair', uk: 'світло-блакитна' },
  'light-gray': { pt: 'cinza-claro', fr: 'gris clair', uk: 'світло-сіра' },
  'light-green': { pt: 'verde-clara', fr: 'vert clair', uk: 'світло-зелена' },
  lime: { pt: 'verde-limão', fr: 'vert citron', uk: 'лаймова' },
  maroon: { pt: 'bordô', fr: 'bordeaux', uk: 'бордова' },
  mauve: { pt: 'malva', fr: 'mauve', uk: 'лілова' },
  navy: { pt: 'azul-marinho', fr: 'bleu marine', uk: 'темно-синя' },
  olive: { pt: 'verde-oliva', fr: 'vert olive', uk: 'оливкова' },
  orange: { pt: 'laranja', fr: 'orange', uk: 'помаранчева' },
  pale: { pt: 'pálida', fr: 'pâle', uk: 'бліда' },
  pink: { pt: 'rosa', fr: 'rose', uk: 'рожева' },
  plum: { pt: 'ameixa', fr: 'prune', uk: 'сливова' },
  purple: { pt: 'roxa', fr: 'pourpre', uk: 'пурпурова' },
  red: { pt: 'vermelha', fr: 'rouge', uk: 'червона' },
  'red-brown': { pt: 'marrom-avermelhada', fr: 'brun-rouge', uk: 'червоно-коричнева' },
  rust: { pt: 'ferrugem', fr: 'rouille', uk: 'іржава' },
  sage: { pt: 'verde-sálvia', fr: 'vert sauge', uk: 'шавлієва' },
  seafoam: { pt: 'verde-água', fr: 'vert d’eau', uk: 'світло-бірюзова' },
  slate: { pt: 'ardósia', fr: 'ardoise', uk: 'грифельна' },
  tan: { pt: 'bege', fr: 'beige', uk: 'бежева' },
  teal: { pt: 'verde-azulada', fr: 'bleu canard', uk: 'бірюзова' },
  violet: { pt: 'violeta', fr: 'violette', uk: 'фіолетова' },
  white: { pt: 'branca', fr: 'blanche', uk: 'біла' },
  yellow: { pt: 'amarela', fr: 'jaune', uk: 'жовта' },
};

/** The colour by which a zone is called: "dark green"; a zone that is called otherwise keeps its name. */
export const zoneName = (zone: string, lang: TextLanguage): string =>
  localName({ name: zone.replaceAll('-', ' '), names: ZONES[zone] }, lang);
