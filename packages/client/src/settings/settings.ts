import { LANGUAGES, type Language } from '@peerless/language';
import { useSyncExternalStore } from 'react';

/** How loud something is; 0 is silence. */
const upTo10 = (usual: number): readonly number[] => [usual, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** What a player may set; kept in this browser. The first word of each list is the default. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'normal', 'high'],
  patterns: [true, false],
  grounds: [true, false],
  numbers: [false, true],
  textSize: ['normal', 'large', 'largest'],
  motion: ['system', 'full', 'reduced'],
  sound: [false, true],
  /** Whether somebody has said if they want sound. */
  soundAsked: [false, true],
  effects: upTo10(7),
  music: upTo10(6),
  ambience: upTo10(6),
  speed: ['normal', 'slow', 'fast', 'instant'],
  rests: [false, true],
  /** Whether a game begins with who meets whom. */
  openings: [true, false],
  /** How what cannot be undone is guarded against slips. */
  confirm: ['moment', 'always', 'never'],
} as const;

export type Settings = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] } & {
  readonly language: Language;
};

/** Everything that can be heard, as loud as usual. */
export const FULL = {
  effects: CHOICES.effects[0] ?? 0,
  music: CHOICES.music[0] ?? 0,
  ambience: CHOICES.ambience[0] ?? 0,
} as const satisfies Partial<Settings>;

const KEY = 'peerless-settings';
const listeners = new Set<() => void>();

/** The first language of the browser that we speak. */
function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.filter((known) => known === tag))[0] ?? 'en';
}

/** Reads what was kept; whatever is not a choice any more falls back to its default. */
function read(): Settings {
  const kept: Readonly<Record<string, unknown>> = unasked(withoutMusic(parse()));
  const chosen = Object.entries(CHOICES).map(([name, allowed]) => {
    const list: readonly unknown[] = allowed;
    return [name, list.includes(kept[name]) ? kept[name] : list[0]];
  });
  const language = LANGUAGES.find((known) => known === kept.language) ?? browserLanguage();
  return { ...Object.fromEntries(chosen), language };
}

/** Whoever had switched sound on before there was music has not asked for any. */
const withoutMusic = (kept: Record<string, unknown>): Record<string, unknown> =>
  kept.sound === true && kept.music === undefined ? { ...kept, music: 0, ambience: 0 } : kept;

/** Whoever did not want to be asked again, when that was yes or no, still does not. */
const unasked = (kept: Record<string, unknown>): Record<string, unknown> =>
  kept.confirm === false ? { ...kept, confirm: 'never' } : kept;

function parse(): Record<string, unknown> {
  try {
    // Where the browser keeps nothing, asking is refused.
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

let present: Settings | null = null;

/** The settings as they are; read when first asked for, so that words can be tested without a browser. */
export function settings(): Settings {
  present ??= read();
  return present;
}

/** Changes some settings and keeps them. */
export function changeSettings(change: Partial<Settings>): void {
  present = { ...settings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(present));
  } catch {
    // A full or forbidden store: the settings hold until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Another tab has changed them: this one follows. */
function follow({ key }: StorageEvent): void {
  if (key !== KEY) return;
  present = read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

/** The settings, for components. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);

/** The chosen language, for components. */
export const useLanguage = (): Language => useSettings().language;
