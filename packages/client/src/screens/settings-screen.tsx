/** Not built yet. */
export default function SettingsScreen() {
  return <main className="page" />;
}
