import { message, type Names } from '@peerless/text';
import type { LogLine } from './lines.ts';

const INDENT: { readonly [L in LogLine['is']]: string } = { turn: '', action: '  ', event: '    ' };

/** The log as plain text: a paragraph a turn. */
export function logText(lines: readonly LogLine[], names: Names): string {
  const written = lines.map(({ is, text, source }) => {
    const step = text.replace(/\.$/, '');
    const told = source === '' ? text : `${message(names.lang, 'valueBecause', { step, source })}.`;
    return `${is === 'turn' ? '\n' : ''}${INDENT[is]}${told}`;
  });
  return `${written.join('\n').trimStart()}\n`;
}
