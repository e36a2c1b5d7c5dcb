import { checks } from '@sandtable/kernel';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import './app/theme.css';
import './app/page.css';
import { awaitInstallOffer } from './store/install.ts';
import { applySettings } from './store/settings.ts';

applySettings();
awaitInstallOffer();
// Whoever works on the rules sees at once where a move is played that nobody has judged.
checks.moves = import.meta.env.DEV;

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Everything is kept on the device once a page has been loaded. Where the browser allows no such
// thing (a private window, a page without encryption), the app works with a network only.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
