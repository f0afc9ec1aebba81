/** Not built yet. */
export default function GameScreen() {
  return <main className="page" />;
}
