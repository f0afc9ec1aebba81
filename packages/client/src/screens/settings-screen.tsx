import { PageHeader } from '../app/page-header.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { words } from '../settings/words.ts';

/** Everything that can be set. */
export default function SettingsScreen() {
  const say = words.use();
  return (
    <>
      <PageHeader title={say('title')} />
      <main className="page">
        <SettingsPanel />
      </main>
    </>
  );
}
