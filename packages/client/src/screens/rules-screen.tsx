/** Not built yet. */
export default function RulesScreen() {
  return <main className="page" />;
}
