import type { Library } from '@peerless/rules';
import { newMatch } from '@peerless/rules/match';
import type { LobbyCommand, LobbyRefusal, LobbyView, TableSettings } from '@peerless/table/online';
import type { Blocks } from '../people/blocks.ts';
import { type Person, secret } from '../people/people.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { AtTable, Attendance } from './attendance.ts';
import { begin } from './begin.ts';
import { newSecret } from './fairness.ts';
import type { Lobbies, LobbyChange } from './lobbies.ts';
import { changed, gone, type Lobby, mayBegin, openLobby, playerOf, playing, sitters } from './lobby.ts';
import { type Company, lobbyView, type StoredLobby } from './lobby-view.ts';

export interface TablesOptions {
  readonly lobbies: Lobbies;
  readonly attendance: Attendance;
  readonly rooms: Rooms;
  readonly library: Library;
  readonly blocks: Pick<Blocks, 'isShutOut' | 'isAmong'>;
  readonly ratings: Pick<Ratings, 'among'>;
  /** What people are called now. */
  readonly namesOf: (people: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** A table, for whoever looks at it. */
export type Shown = (viewer: string | null) => LobbyView;

/** What people do at the tables of this server, and how they see them. */
export class Tables {
  private readonly options: TablesOptions;

  constructor(options: TablesOptions) {
    this.options = options;
  }

  /** Opens a table. */
  async open(person: Person, settings: TableSettings): Promise<LobbyView | LobbyRefusal> {
    const { lobbies, library } = this.options;
    if (!canBePlayed(settings, library)) return 'malformed';
    const stored = await lobbies.add(openLobby(settings, person.id, newSecret()));
    return typeof stored === 'string' ? stored : (await this.shown(stored))(person.id);
  }

  /** A table, for whoever looks at it; null if there is none. */
  async find(id: string): Promise<Shown | null> {
    const stored = await this.options.lobbies.get(id);
    return stored === null ? null : this.shown(stored);
  }

  /** The tables that strangers may sit down at. */
  async listed(viewer: string | null): Promise<LobbyView[]> {
    return this.allShown(await this.options.lobbies.listed(), viewer);
  }

  /** The tables at which somebody sits and nothing is played. */
  async ofSitter(person: string): Promise<LobbyView[]> {
    return this.allShown(await this.options.lobbies.ofSitter(person), person);
  }

  private async allShown(tables: readonly StoredLobby[], viewer: string | null): Promise<LobbyView[]> {
    const at = await this.options.attendance.at(tables.map(({ id }) => id));
    return Promise.all(
      tables.map(async (stored) => {
        const { persons = new Set<string>(), strangers = 0 } = at.get(stored.id) ?? {};
        return (await this.shown(stored, { persons, strangers }))(viewer);
      }),
    );
  }

  /** Does what somebody asks for; the game begins when everybody is ready. */
  async act(id: string, person: Person, command: LobbyCommand): Promise<LobbyView | LobbyRefusal> {
    if (!this.isKnown(command)) return 'malformed';
    const result = await this.options.lobbies.change(id, async (lobby) => {
      const made = changed(lobby, person, command);
      if (typeof made === 'string') return made;
      if ('sit' in command && (await this.isShutOut(lobby, person))) return 'blocked';
      if ('ready' in command && (await this.options.blocks.isAmong(sitters(made)))) return 'blocked';
      return mayBegin(made) ? this.begun(id, made) : { lobby: made };
    });
    if (result === null) return 'missing';
    return typeof result === 'string' ? result : (await this.shown(result))(person.id);
  }

  /** A page of somebody has gone: if it was their last one here, they are not ready any more. */
  async left(id: string, person: string): Promise<void> {
    const { attendance, lobbies } = this.options;
    if ((await attendance.atOne(id)).persons.has(person)) return;
    await lobbies.change(id, (lobby) => {
      const made = gone(lobby, person);
      return made === null ? 'noPlace' : { lobby: made };
    });
  }

  /** Somebody has blocked somebody else, who sits at their tables no longer; what is played is played to its end. */
  async sendAway(owner: string, person: string): Promise<void> {
    const { lobbies } = this.options;
    for (const id of await lobbies.ofOwner(owner))
      await lobbies.change(id, (lobby) => {
        const player = playerOf(lobby, person);
        if (lobby.owner !== owner || player === null) return 'noPlace';
        const made = changed(lobby, { id: owner, name: '' }, { remove: player });
        return typeof made === 'string' ? made : { lobby: made };
      });
  }

  private isShutOut(lobby: Lobby, { id }: Person): Promise<boolean> {
    const others = [...sitters(lobby), ...(lobby.owner === null ? [] : [lobby.owner])];
    return this.options.blocks.isShutOut(
      id,
      others.filter((other) => other !== id),
    );
  }

  /** The game is written together with the lobby in which it began. */
  private begun(table: string, agreed: Lobby): LobbyChange {
    const { rooms, library } = this.options;
    const { lobby, config, players, persons, terms } = begin(agreed, library);
    const game = secret(9);
    const { add, begun } = rooms.prepared(game, config, players, persons, { ...terms, table });
    return { lobby: playing(lobby, game, newSecret()), beside: add, after: begun };
  }

  /** Whether heroes, boards and modes that are named are there. */
  private isKnown(command: LobbyCommand): boolean {
    const { library } = this.options;
    if ('settings' in command) return canBePlayed(command.settings, library);
    if ('strike' in command) return library.heroes.has(command.strike);
    return !('hero' in command) || command.hero.hero === null || library.heroes.has(command.hero.hero);
  }

  private async shown(stored: StoredLobby, at?: AtTable): Promise<Shown> {
    const company = await this.company(stored, at);
    return (viewer) => lobbyView(stored, company, viewer);
  }

  private async company({ id, lobby }: StoredLobby, at?: AtTable): Promise<Company> {
    const { attendance, namesOf, ratings: rated } = this.options;
    const people = sitters(lobby);
    const [names, ratings, here] = await Promise.all([
      namesOf(people),
      rated.among(people, lobby.mode),
      at ?? attendance.atOne(id),
    ]);
    return { names, ratings, here: here.persons, strangers: here.strangers };
  }
}

/** Whether a game can be begun so; the engine itself is asked. */
function canBePlayed({ mode, board, options, seats }: TableSettings, library: Library): boolean {
  const players = [...new Set(seats)].sort();
  if (players.some((player, i) => player !== i)) return false;
  const [hero = ''] = library.heroes.keys();
  try {
    newMatch({ seed: '0', mode, board, options, seats: seats.map((player) => ({ player, hero })) }, library);
    return true;
  } catch {
    return false;
  }
}
