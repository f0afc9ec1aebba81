import type { BoardDef, Language } from '@peerless/language';

/** Stands in until the boards are drawn: their spaces and lines. */
export function BoardPreview({ board }: { readonly board: BoardDef; readonly lang: Language }) {
  const height = 100 / board.aspect;
  const at = new Map(board.spaces.map((space) => [space.id, space]));
  return (
    <svg viewBox={`0 0 100 ${height}`} aria-hidden="true" style={{ width: '100%', display: 'block' }}>
      {board.edges.map(([a, b]) => (
        <line
          key={`${a}-${b}`}
          x1={at.get(a)?.x}
          y1={((at.get(a)?.y ?? 0) * height) / 100}
          x2={at.get(b)?.x}
          y2={((at.get(b)?.y ?? 0) * height) / 100}
          stroke="currentColor"
          strokeWidth="0.5"
        />
      ))}
      {board.spaces.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={(y * height) / 100} r={board.spaceRadius} fill="currentColor" />
      ))}
    </svg>
  );
}
