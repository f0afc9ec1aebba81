/** Not built yet. */
export default function ReplayScreen() {
  return <main className="page" />;
}
