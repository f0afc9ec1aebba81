/** The rules of what lies on the table besides figures and cards (docs/rules.md section 14), one text a rule. */
export interface ComponentRules {
  /** */
  readonly counter: string;
  /** docs/decisions/0050 */
  readonly row: string;
  /** docs/decisions/0055 */
  readonly pile: string;
  readonly pileOrder: string;
  /** docs/decisions/0057 */
  readonly heroes: string;
  /** docs/decisions/0054 */
  readonly sideDeck: string;
  /** */
  readonly counterDamage: string;
  /** */
  readonly token: string;
  readonly tokenMove: string;
  /** RU-69 */
  readonly tokenFree: string;
  /** RU-70 */
  readonly pathsTitle: string;
  readonly paths: string;
  /** */
  readonly tokenLink: string;
  /** */
  readonly tokenValue: string;
  /** */
  readonly symbols: string;
  /** */
  readonly wild: string;
  /** */
  readonly forms: string;
  readonly reserve: string;
  /** */
  readonly large: string;
  /** */
  readonly doorsTitle: string;
  readonly doors: string;
  /** */
  readonly passagesTitle: string;
  readonly passages: string;
  /** */
  readonly oneWayTitle: string;
  readonly oneWay: string;
  /** */
  readonly highGroundTitle: string;
  readonly highGround: string;
  /** */
  readonly conveyorTitle: string;
  readonly conveyor: string;
  /** */
  readonly itemsTitle: string;
  readonly items: string;
  readonly deckLinksTitle: string;
  readonly deckLinks: string;
}
