/** Gives a text to the player as a file. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over when the next task runs; some need a little longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
