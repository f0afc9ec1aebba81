import { Component, type ReactNode } from 'react';
import { settings } from '../settings/settings.ts';
import { wordsOf } from '../words.ts';

const words = wordsOf<{ readonly broken: readonly []; readonly backToStart: readonly [] }>({
  en: { broken: 'Something went wrong here. Your games are saved.', backToStart: 'To the start page' },
  pt: { broken: 'Algo deu errado aqui. Suas partidas estão salvas.', backToStart: 'Voltar ao início' },
  fr: {
    broken: 'Quelque chose s’est mal passé. Vos parties sont conservées.',
    backToStart: 'Retour à l’accueil',
  },
  uk: { broken: 'Щось пішло не так. Ваші ігри збережено.', backToStart: 'На головну' },
});

/** Catches what a screen throws: one sentence and a way back instead of an empty page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const say = words.in(settings().language);
    return (
      <main className="page">
        <p role="alert">{say('broken')}</p>
        <p>
          <a className="button" href="#/">
            {say('backToStart')}
          </a>
        </p>
      </main>
    );
  }
}
