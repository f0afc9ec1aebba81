/** Not built yet. */
export default function LibraryScreen() {
  return <main className="page" />;
}
