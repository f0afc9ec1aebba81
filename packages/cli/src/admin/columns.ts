import { foreign } from '@peerless/language';
import type { AdminGame, AdminPerson, AdminReport, AdminTable } from '@peerless/server';
import type { PlainMessageId, Say } from '../messages.ts';
import { MODE_WORDS } from '../modes.ts';
import type { Column } from '../table.ts';

/** How lists of a server look. Names and texts are those of strangers, and are shown as such. */

/** A time, the same for everybody who reads it. */
const timeText = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

export const tableColumns = (say: Say): readonly Column<AdminTable>[] => [
  { title: say('columnTable'), value: ({ id }) => id, isWhole: true },
  { title: say('columnMode'), value: ({ mode }) => say(MODE_WORDS[mode]) },
  { title: say('columnBoard'), value: ({ board }) => board },
  {
    title: say('columnWho'),
    value: ({ places }) => places.map((who) => (who === null ? '–' : foreign(who))).join(', '),
  },
  {
    title: say('columnState'),
    value: ({ isPublic }) => say(isPublic ? 'isPublicTable' : 'isPrivateTable'),
  },
  { title: say('columnChanged'), value: ({ changed }) => timeText(changed) },
];

export const gameColumns = (say: Say): readonly Column<AdminGame>[] => [
  { title: say('columnGame'), value: ({ id }) => id, isWhole: true },
  { title: say('columnTable'), value: ({ table }) => table, isWhole: true },
  { title: say('columnMode'), value: ({ mode }) => say(MODE_WORDS[mode]) },
  {
    title: say('columnWho'),
    value: ({ seats }) => seats.map(({ who, hero }) => `${foreign(who)} (${hero})`).join(', '),
  },
  { title: say('columnAsked'), value: ({ asked }) => (asked === null ? '–' : foreign(asked)) },
  { title: say('columnSince'), value: ({ since }) => timeText(since) },
];

export const personColumns = (say: Say): readonly Column<AdminPerson>[] => [
  { title: say('columnPerson'), value: ({ id }) => id, isWhole: true },
  { title: say('columnName'), value: ({ name }) => foreign(name) },
  { title: say('columnLogin'), value: ({ login }) => foreign(login ?? '–') },
  { title: say('columnGames'), value: ({ games }) => games, align: 'right' },
  { title: say('columnSince'), value: ({ created }) => timeText(created) },
  { title: say('columnState'), value: ({ banned }) => (banned === null ? '' : say('isBanned')) },
];

const REASONS: Readonly<Record<string, PlainMessageId>> = {
  chat: 'reportChat',
  name: 'reportName',
  play: 'reportPlay',
};

export const reportColumns = (say: Say): readonly Column<AdminReport>[] => [
  { title: say('columnSince'), value: ({ at }) => timeText(at) },
  { title: say('columnFrom'), value: ({ personName }) => foreign(personName) },
  { title: say('columnAbout'), value: ({ aboutName, about }) => `${foreign(aboutName)} (${about})` },
  { title: say('columnReason'), value: ({ reason }) => say(REASONS[reason] ?? 'reportOther') },
  { title: say('columnTable'), value: ({ table_id }) => table_id ?? '–' },
  { title: say('columnText'), value: ({ text }) => foreign(text, 1000) },
];
