import { Component, type ReactNode } from 'react';
import { settings } from '../settings/settings.ts';
import { wordsOf } from '../words.ts';

const words = wordsOf<{ readonly broken: readonly []; readonly backToStart: readonly [] }>({
  en: { broken: 'Something went wrong here. Your games are kept.', backToStart: 'Back to the start' },
  pt: { broken: 'Algo deu errado aqui. Suas partidas estão guardadas.', backToStart: 'Voltar ao início' },
  fr: {
    broken: 'Quelque chose s’est mal passé. Vos parties sont conservées.',
    backToStart: 'Retour à l’accueil',
  },
  uk: { broken: 'Щось пішло не так. Ваші партії збережено.', backToStart: 'На початок' },
});

interface ErrorBoundaryProps {
  /** Where we are: somewhere else everything may be well again. */
  readonly at: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly at: string;
  readonly failed: boolean;
}

/** Catches what a screen throws: one sentence and a way back instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { at: this.props.at, failed: false };

  static getDerivedStateFromError(): Pick<ErrorBoundaryState, 'failed'> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { at }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return at === state.at ? null : { at, failed: false };
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
