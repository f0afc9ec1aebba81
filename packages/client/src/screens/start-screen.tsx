/** Not built yet. */
export function StartScreen() {
  return (
    <main className="page">
      <h1>Peerless</h1>
    </main>
  );
}
