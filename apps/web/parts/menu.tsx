import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../src/app/App';
import { makeStore } from '../src/app/store';
import { startI18n } from '../src/shared/i18n';
import { PartsMenu } from './PartsMenu';
import './menu.css';

async function show(place: Element): Promise<void> {
  await startI18n();
  document.documentElement.lang = 'en';
  createRoot(place).render(
    <App store={makeStore()}>
      <BrowserRouter useTransitions={false}>
        <PartsMenu />
      </BrowserRouter>
    </App>,
  );
}

const place = document.getElementById('menu');
if (place) void show(place);
