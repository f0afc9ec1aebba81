/** Doors by their names on the boards: "la porte nord". */
export const doors: Readonly<Record<string, string>> = {
  east: 'est',
  north: 'nord',
  south: 'sud',
  west: 'ouest',
};
