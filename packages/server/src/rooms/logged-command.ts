import type { Change, Command, Host, Refusal } from '@peerless/table';

/** What the log of a game says: a command of a player, or of a bot that plays for one, or something the server did. */
export type LoggedCommand =
  | Command
  /** The time of whoever plays that seat was up. */
  | { readonly timeOut: number }
  /** The player has gone, and a bot plays on. */
  | { readonly standIn: true }
  /** The bot of the player failed, and chance chose this key. */
  | { readonly lot: string };

/** Does what a logged command says; `at` is the number that it answers. */
export function carryOut(host: Host, player: number, command: LoggedCommand, at: number): Change | Refusal {
  if ('timeOut' in command) return host.timeOut(command.timeOut);
  if ('standIn' in command) return host.standIn(player);
  if ('lot' in command) return host.chooseByLot(player, command.lot);
  return host.act(player, command, at);
}
