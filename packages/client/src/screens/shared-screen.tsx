/** Not built yet. */
export default function SharedScreen() {
  return <main className="page" />;
}
