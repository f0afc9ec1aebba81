/** Doors by their names on the boards: "a porta norte". */
export const doors: Readonly<Record<string, string>> = {
  north: 'norte',
  south: 'sul',
  east: 'leste',
  west: 'oeste',
};
