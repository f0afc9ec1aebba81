/** What no French text may have. */

/** Words that only English has. */
const ENGLISH =
  /(?<![\p{L}’'])(the|of|and|your|you|with|is|are|it|that|this|for|to|if|may|each|from|up|any|when|whenever|while|fighter|space|draw|deal|discard pile|opponent|opposing)(?![\p{L}’'])/iu;
/** Words that must have been elided or contracted. */
const UNCONTRACTED =
  /(?<![\p{L}’-])(?:(?:de|à) les? |si ils? |(?:que|ne|se|je) (?=[aeiouéèêîœ])|(?:de|le|la) (?=un|une|autre|homme|action|attaque|adversaire|acolyte|archer|effet|il|elle))/iu;
export const BROKEN =
  /undefined|null|NaN|\[object|#\d|[~°]| {2}| [,.;:!?]|,,|\.\.|'|"|«[^\u00a0]|[^\u00a0]»/u;

/** Whether a text has no English, no missing elision and no wrong space. */
export const isCleanFrench = (text: string): boolean =>
  ![ENGLISH, UNCONTRACTED, BROKEN].some((bad) => bad.test(text));
