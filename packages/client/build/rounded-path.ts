const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;
const SPACE = /[\s,]*/y;

/** The numbers behind one command of a path. The flags of an arc may stand without a space: `a5 5 0 01.5.5`. */
function numbersOf(command: string, args: string): number[] {
  const numbers: number[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(args)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  for (;;) {
    take(SPACE);
    const isFlag = command.toLowerCase() === 'a' && [3, 4].includes(numbers.length % 7);
    const number = take(isFlag ? FLAG : NUMBER);
    if (number === undefined) return numbers;
    numbers.push(Number(number));
  }
}

const short = (number: number): string => String(Number(number.toFixed(1))).replace(/^(-?)0\./, '$1.');

/** A path with one decimal: a third less to load, and no eye sees it in a box of 512. */
export function roundedPath(path: string): string {
  const commands = [...path.matchAll(/([a-df-z])([^a-df-z]*)/gi)];
  return commands
    .map(([, command = '', args = '']) => {
      const numbers = numbersOf(command, args).map(short);
      return (
        command + numbers.map((text, i) => (i === 0 || text.startsWith('-') ? text : ` ${text}`)).join('')
      );
    })
    .join('');
}
