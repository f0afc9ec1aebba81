/**
 * Moves the drawings of a board up by so many pixels. Said to each drawing by a property that nothing inherits
 * (`board.module.css`): said above them, the style of every space and figure would be worked out again.
 */
export function liftBoard(around: ParentNode, property: '--lift' | '--show-lift', pixels: number): void {
  for (const drawing of around.querySelectorAll<SVGElement>('[data-lifts]'))
    if (drawing.style.getPropertyValue(property) !== `${pixels}px`)
      drawing.style.setProperty(property, `${pixels}px`);
}
