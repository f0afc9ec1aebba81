import type { ReactNode } from 'react';
import style from './how-to.module.css';

/** The pictures of how to play. They decorate words that say the same, so readers are not told of them. */
export const PICTURES = { goal, board, turn, maneuver, card, reach, combat, end } as const;

/** A sword, a shield, both, a star: as on the ribbons of cards, in a box of 24. */
const SWORD =
  'M20.5 1.5 22.5 3.5 22 8 12.5 17.5 14.5 19.5 13 21 9.8 18.6 5.5 22.5 1.5 18.5 5.4 14.2 3 11 4.5 9.5 6.5 11.5 16 2z';
const SHIELD = 'M12 1 21.5 4.2V11.5C21.5 17.2 17.4 21 12 23.2 6.6 21 2.5 17.2 2.5 11.5V4.2z';
const STAR = 'M12 .8 14.8 8.4 22.8 8.8 16.6 13.9 18.7 21.8 12 17.4 5.3 21.8 7.4 13.9 1.2 8.8 9.2 8.4z';
const BOTH = `${SHIELD}M12 4.4 10.4 6.6V13.4H7.6V15.6H10.7V19H13.3V15.6H16.4V13.4H13.6V6.6z`;
const HEART =
  'M12 21C5 15.5 2 12 2 7.8 2 4.8 4.3 3 6.8 3 9 3 11 4.3 12 6.4 13 4.3 15 3 17.2 3 19.7 3 22 4.8 22 7.8 22 12 19 15.5 12 21z';

type Tone = 'red' | 'blue' | 'green' | 'gold' | 'plum' | 'grey';

interface At {
  readonly x: number;
  readonly y: number;
}

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={style.picture} viewBox="0 0 320 180" aria-hidden="true">
      <rect width="320" height="180" rx="10" className={style.ground} />
      {children}
    </svg>
  );
}

/** The number that the words beside a picture refer to. */
function Mark({ x, y, n }: At & { readonly n: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="10" className={style.mark} />
      <text y="5" className={style.markText}>
        {n}
      </text>
    </g>
  );
}

/** A space with the rings of its zones, one half each. */
function Space({ x, y, tones }: At & { readonly tones: readonly Tone[] }) {
  const [first = 'grey', second = first] = tones;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="19" className={style.space} />
      <path d="M0-16A16 16 0 0 0 0 16" className={style.ring} data-tone={first} />
      <path d="M0-16A16 16 0 0 1 0 16" className={style.ring} data-tone={second} />
    </g>
  );
}

const Line = ({ d }: { readonly d: string }) => <path d={d} className={style.line} />;
const Arrow = ({ d }: { readonly d: string }) => <path d={d} className={style.arrow} />;

/** A figure; sidekicks are smaller. */
function Figure({ x, y, tone, size = 1 }: At & { readonly tone: Tone; readonly size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cy="13" rx="14" ry="4.5" className={style.base} />
      <path d="M-12 13C-12-2-7-6 0-6S12-2 12 13Z" className={style.figure} data-tone={tone} />
      <circle cy="-12" r="7.5" className={style.figure} data-tone={tone} />
    </g>
  );
}

interface CardProps extends At {
  readonly tone: Tone;
  readonly sign?: string;
  readonly value?: number;
  readonly boost?: number;
  readonly turn?: number;
  readonly scale?: number;
}

/** A card with its ribbon, or, without a sign, its back. */
function Card({ x, y, tone, sign, value, boost, turn = 0, scale = 1 }: CardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <rect
        x="-25"
        y="-35"
        width="50"
        height="70"
        rx="5"
        className={sign === undefined ? style.back : style.face}
        data-tone={tone}
      />
      {sign !== undefined && (
        <>
          <rect x="-22" y="-32" width="44" height="30" rx="2" className={style.art} data-tone={tone} />
          <path d="M-20-32h15v26l-7.5-5-7.5 5Z" className={style.ribbon} data-tone={tone} />
          <path d={sign} transform="translate(-16.8 -31) scale(.36)" className={style.sign} />
          {value !== undefined && (
            <text x="-12.5" y="-11" className={style.value}>
              {value}
            </text>
          )}
          <path d="M-18 6h36M-18 13h36M-18 20h24" className={style.words} />
          {boost !== undefined && (
            <>
              <circle cx="15" cy="-6" r="8" className={style.boost} />
              <text x="15" y="-2" className={style.boostText}>
                +{boost}
              </text>
            </>
          )}
        </>
      )}
    </g>
  );
}

function Heart({ x, y, left }: At & { readonly left: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={HEART}
        transform="scale(1.5) translate(-12 -12)"
        className={style.heart}
        data-empty={left === 0}
      />
      <text y="6" className={style.health} data-empty={left === 0}>
        {left}
      </text>
    </g>
  );
}

function goal() {
  return (
    <Picture>
      <Figure x={86} y={112} tone="red" size={2.2} />
      <Figure x={36} y={138} tone="red" size={1.1} />
      <Heart x={86} y={40} left={9} />
      <Arrow d="M128 104h50m-12-10 12 10-12 10" />
      <g transform="rotate(82 224 128)">
        <Figure x={224} y={118} tone="blue" size={2} />
      </g>
      <Heart x={220} y={48} left={0} />
      <Figure x={272} y={132} tone="blue" size={1.1} />
      <Figure x={298} y={142} tone="blue" size={1.1} />
      <Mark x={188} y={48} n={1} />
      <Mark x={285} y={98} n={2} />
    </Picture>
  );
}

function board() {
  return (
    <Picture>
      <Line d="M50 60 118 52 190 72 262 50M118 52 92 124 160 138 190 72M160 138 236 128 262 50M50 60 92 124" />
      <Space x={50} y={60} tones={['green']} />
      <Space x={118} y={52} tones={['green']} />
      <Space x={92} y={124} tones={['green']} />
      <Space x={160} y={138} tones={['green', 'plum']} />
      <Space x={190} y={72} tones={['plum']} />
      <Space x={262} y={50} tones={['plum']} />
      <Space x={236} y={128} tones={['plum']} />
      <path d="M256 58V34h20l-5 6 5 6h-17" className={style.flag} />
      <text x="264" y="44" className={style.flagText}>
        1
      </text>
      <Mark x={84} y={40} n={1} />
      <Mark x={50} y={98} n={2} />
      <Mark x={160} y={108} n={3} />
      <Mark x={292} y={38} n={4} />
    </Picture>
  );
}

function turn() {
  return (
    <Picture>
      {[60, 160, 260].map((x, i) => (
        <g key={x}>
          <circle cx={x} cy="84" r="38" className={style.action} />
          <Mark x={x} y={142} n={i + 1} />
        </g>
      ))}
      <path d="M36 96 52 72 68 92 84 72m-11 0h11v11" className={style.arrow} />
      <path d={SWORD} transform="translate(136 60) scale(2)" className={style.shape} data-tone="red" />
      <path d={STAR} transform="translate(236 59) scale(2)" className={style.shape} data-tone="gold" />
      <text x="110" y="34" className={style.count}>
        1
      </text>
      <text x="210" y="34" className={style.count}>
        2
      </text>
      <circle cx="110" cy="28" r="13" className={style.pip} />
      <circle cx="210" cy="28" r="13" className={style.pip} />
    </Picture>
  );
}

function maneuver() {
  return (
    <Picture>
      <Card x={44} y={58} tone="red" scale={0.85} />
      <Card x={49} y={54} tone="red" scale={0.85} />
      <Arrow d="M78 56h22m-8-7 8 7-8 7" />
      <Card x={48} y={136} tone="plum" sign={BOTH} value={1} boost={1} scale={0.8} turn={-6} />
      <Line d="M120 130 176 104 232 130 288 104" />
      <Space x={120} y={130} tones={['green']} />
      <Space x={176} y={104} tones={['green']} />
      <Space x={232} y={130} tones={['green']} />
      <Space x={288} y={104} tones={['green']} />
      <Figure x={120} y={118} tone="red" />
      <Arrow d="M136 104Q154 76 174 88M180 86Q206 82 226 108" />
      <path d="M238 108Q258 74 284 84" className={style.arrow} data-more="true" />
      <text x="262" y="66" className={style.more}>
        +1
      </text>
      <Mark x={90} y={30} n={1} />
      <Mark x={176} y={66} n={2} />
      <Mark x={86} y={112} n={3} />
    </Picture>
  );
}

function card() {
  return (
    <Picture>
      <Card x={104} y={90} tone="plum" sign={BOTH} value={3} boost={2} scale={2.1} />
      <text x="136" y="33" className={style.banner}>
        ◆
      </text>
      <Mark x={40} y={44} n={1} />
      <Mark x={168} y={30} n={2} />
      <Mark x={168} y={78} n={3} />
      <Mark x={168} y={118} n={4} />
      {[
        [SWORD, 'red', 212, 46],
        [SHIELD, 'blue', 264, 46],
        [BOTH, 'plum', 212, 108],
        [STAR, 'gold', 264, 108],
      ].map(([d, tone, x, y]) => (
        <g key={String(d)} transform={`translate(${x} ${y})`}>
          <rect x="-4" y="-8" width="42" height="50" rx="5" className={style.shapeBox} data-tone={tone} />
          <path
            d={String(d)}
            transform="translate(2 3) scale(1.25)"
            className={style.sign}
            data-tone={tone}
          />
        </g>
      ))}
    </Picture>
  );
}

function reach() {
  return (
    <Picture>
      <Line d="M42 62 106 62M196 130 252 130 286 76 232 46" />
      <Space x={42} y={62} tones={['green']} />
      <Space x={106} y={62} tones={['gold']} />
      <Figure x={42} y={50} tone="red" />
      <Figure x={106} y={50} tone="blue" />
      <Arrow d="M58 40h30m-9-7 9 7-9 7" />
      <path d={SWORD} transform="translate(62 88) scale(1.1)" className={style.shape} data-tone="red" />
      <path d="M152 14V166" className={style.divide} />
      <Space x={196} y={130} tones={['green', 'plum']} />
      <Space x={252} y={130} tones={['plum']} />
      <Space x={286} y={76} tones={['plum']} />
      <Space x={232} y={46} tones={['plum']} />
      <Figure x={196} y={118} tone="red" />
      <Figure x={232} y={34} tone="blue" />
      <Arrow d="M200 96 226 64m-11 3 11-3-1 11" />
      <Mark x={74} y={24} n={1} />
      <Mark x={190} y={76} n={2} />
    </Picture>
  );
}

function combat() {
  return (
    <Picture>
      <Card x={74} y={72} tone="red" sign={SWORD} value={5} turn={-5} scale={1.15} />
      <Card x={246} y={72} tone="blue" sign={SHIELD} value={2} turn={5} scale={1.15} />
      <Card x={48} y={104} tone="red" scale={0.5} turn={-16} />
      <Card x={276} y={104} tone="blue" scale={0.5} turn={16} />
      <path
        d="m160 30 8 22 22-10-10 22 22 8-22 8 10 22-22-10-8 22-8-22-22 10 10-22-22-8 22-8-10-22 22 10Z"
        className={style.clash}
      />
      <text x="160" y="80" className={style.damage}>
        3
      </text>
      {[112, 160, 208].map((x, i) => (
        <g key={x}>
          {i > 0 && <path d={`M${x - 38} 152h24m-7-5 7 5-7 5`} className={style.thin} />}
          <circle cx={x} cy="152" r="9" className={style.moment} data-step={i} />
        </g>
      ))}
      <Mark x={30} y={36} n={1} />
      <Mark x={82} y={152} n={2} />
      <Mark x={160} y={122} n={3} />
    </Picture>
  );
}

function end() {
  return (
    <Picture>
      {Array.from({ length: 7 }, (_, i) => i - 3).map((i) => (
        <Card key={i} x={84 + i * 15} y={96 + i * i * 1.6} tone="red" turn={i * 7} scale={0.72} />
      ))}
      <text x="84" y="160" className={style.seven}>
        7
      </text>
      <path d="M168 14V166" className={style.divide} />
      <rect x="196" y="38" width="46" height="64" rx="5" className={style.empty} />
      <Arrow d="M250 70h28m-9-7 9 7-9 7" />
      <Figure x={222} y={140} tone="red" />
      <Figure x={262} y={146} tone="red" size={0.7} />
      <text x="292" y="78" className={style.loss}>
        −2
      </text>
      <Mark x={28} y={30} n={1} />
      <Mark x={192} y={24} n={2} />
    </Picture>
  );
}
