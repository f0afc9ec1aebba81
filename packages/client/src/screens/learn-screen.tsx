/** Not built yet. */
export default function LearnScreen() {
  return <main className="page" />;
}
