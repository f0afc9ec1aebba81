import type { Moment } from '@peerless/table';
import type { Names } from '@peerless/text';
import { useEffect, useRef, useState } from 'react';
import { type LogLine, linesOf } from './lines.ts';
import { newMoments, spoken, worthSaying } from './speech.ts';

export interface AnnouncerProps {
  readonly moments: readonly Moment[];
  readonly names: Names;
}

/** How many lines wait at most, and how many are said at once. */
const WAITING = 8;
const AT_ONCE = 3;
/** What comes together is said together; the next lines wait until these have been read. */
const GATHER_MS = 150;
const PAUSE_MS = 1800;

interface Speech {
  readonly said: readonly LogLine[];
  readonly waiting: readonly LogLine[];
}

/** Tells screen readers what happens, a few sentences at a time. Nothing of it is seen. */
export function Announcer({ moments, names }: AnnouncerProps) {
  const [{ said, waiting }, setSpeech] = useState<Speech>({ said: [], waiting: [] });
  const known = useRef(moments);
  useEffect(() => {
    const first = newMoments(known.current, moments);
    known.current = moments;
    const news = linesOf(moments, names).filter(({ moment }) => moment >= first);
    if (news.length === 0) return;
    setSpeech((speech) => ({ ...speech, waiting: worthSaying([...speech.waiting, ...news], WAITING) }));
  }, [moments, names]);
  const quiet = waiting.length === 0;
  useEffect(() => {
    if (quiet && said.length === 0) return;
    const next = (speech: Speech): Speech => ({
      said: speech.waiting.slice(0, AT_ONCE),
      waiting: speech.waiting.slice(AT_ONCE),
    });
    const timer = setTimeout(() => setSpeech(next), said.length === 0 ? GATHER_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [quiet, said]);
  return (
    <div className="only-read" aria-live="polite">
      {said.map((line) => (
        <p key={line.id}>{spoken(line)}</p>
      ))}
    </div>
  );
}
