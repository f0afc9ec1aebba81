/** Not built yet: the drawing for a slug (hero, sidekick, token, card), one colour (currentColor), square. */
export function Emblem(_props: { readonly of: string; readonly size?: number | string }) {
  return <svg aria-hidden="true" />;
}
