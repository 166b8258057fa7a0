declare global {
  interface Window {
    VLibras?: { Widget: new (home: string) => unknown };
  }
}

const home = 'https://vlibras.gov.br/app';
const placeId = 'vlibras';

// Builds the markup that the widget looks for in the page, with its own attribute names.
function place(): HTMLElement {
  const known = document.getElementById(placeId);
  if (known) return known;
  const root = document.createElement('div');
  const button = document.createElement('div');
  const plugin = document.createElement('div');
  const top = document.createElement('div');
  root.id = placeId;
  root.className = 'enabled';
  root.setAttribute('vw', '');
  button.className = 'active';
  button.setAttribute('vw-access-button', '');
  plugin.setAttribute('vw-plugin-wrapper', '');
  top.className = 'vw-plugin-top-wrapper';
  plugin.append(top);
  root.append(button, plugin);
  root.dataset.screenOnly = '';
  document.body.append(root);
  return root;
}

let widget: Promise<void> | null = null;

const load = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${home}/vlibras-plugin.js`;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The sign-language widget could not be loaded.'));
    };
    document.head.append(script);
  });

async function start() {
  await load();
  if (!window.VLibras) throw new Error('The sign-language widget is not what it was.');
  place();
  const before = window.onload;
  new window.VLibras.Widget(home);
  // The widget waits for the load event, which has long fired.
  if (window.onload !== before) window.onload?.call(window, new Event('load'));
}

/** Loads the public sign-language widget of Brazil's government once, and shows it. Rejects if it cannot be loaded. */
export async function showSignLanguage(): Promise<void> {
  widget ??= start().catch((error: unknown) => {
    widget = null;
    throw error;
  });
  await widget;
  place().hidden = false;
}

export function hideSignLanguage(): void {
  const shown = document.getElementById(placeId);
  if (shown) shown.hidden = true;
}
