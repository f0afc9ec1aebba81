import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addContent, fetchContent } from './content.ts';
import { App } from './shell/app.tsx';
import { keepOffline } from './shell/new-version.ts';

const root = document.getElementById('root');
void fetchContent().then((content) => {
  addContent(content);
  if (root !== null)
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
});

keepOffline();
