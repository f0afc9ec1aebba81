/** Not built yet. */
export default function GamesScreen() {
  return <main className="page" />;
}
