/** Not built yet. */
export default function AboutScreen() {
  return <main className="page" />;
}
