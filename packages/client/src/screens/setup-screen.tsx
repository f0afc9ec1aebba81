/** Not built yet. */
export default function SetupScreen() {
  return <main className="page" />;
}
