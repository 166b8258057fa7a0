import { aDialog, area, book, type Screen } from './screen';

const dialog = (name: string, address: string, click: string, more: Partial<Screen> = {}): Screen => ({
  name: `dialog ${name}`,
  address,
  steps: [click],
  shows: aDialog,
  ...more,
});

/** From a title into the basket, which is empty until then. */
export const intoTheBasket = ['main button[aria-label] >> nth=0', 'a[href="/cesta"] >> visible=true >> nth=0'];
const moreTools = 'main [role=group] [aria-expanded] >> nth=0';
const tool = (at: number) => `main [role=group] [aria-haspopup=dialog] >> nth=${at}`;
const inTheBasket = (name: string, at: number): Screen =>
  dialog(name, book, '', { steps: [...intoTheBasket, moreTools, tool(at)] });
/** Carla's first basket with a name, which is shared. */
export const namedBasket = '/cesta?cesta=1';
const interest = (name: string, slug: string, part: number, at: number): Screen =>
  dialog(name, `${area}/${slug}`, `main section >> nth=${part} >> [aria-haspopup=dialog] >> nth=${at}`, {
    patron: 'carla',
  });

/** Dialogs that open over a screen. */
export const dialogScreens: Screen[] = [
  dialog('comment', '/cesta', 'footer button >> nth=0', { patron: 'ana' }),
  dialog('suggestion', '/cesta', 'footer button >> nth=1', { patron: 'ana' }),
  dialog('suggestion of a professor', '/cesta', 'footer button >> nth=1', { patron: 'carla' }),
  dialog('support', '/cesta', 'footer button >> nth=2'),
  dialog('access', '/acervo/8', 'main button[aria-label] >> nth=1'),
  dialog('confirmation', `${area}/reservas`, 'main li button >> nth=0', { patron: 'ana' }),
  inTheBasket('references', 2),
  inTheBasket('move titles', 3),
  inTheBasket('clear the basket', 4),
  dialog('new basket', '/cesta', 'main [data-screen-only] > [aria-haspopup=dialog]'),
  dialog('share a basket', namedBasket, tool(2), { patron: 'carla' }),
  dialog('export', `${area}/cesta-permanente`, 'main [aria-haspopup=dialog] >> nth=0', { patron: 'ana' }),
  dialog('mail', `${area}/cesta-permanente`, 'main [aria-haspopup=dialog] >> nth=1', { patron: 'ana' }),
  interest('extend an interest', 'areas-interesse', 0, 0),
  interest('remove an interest', 'areas-interesse', 0, 1),
  interest('change a serial', 'perfil-interesse', 0, 0),
  interest('change a work type', 'perfil-interesse', 1, 0),
  interest('remove a work type', 'perfil-interesse', 1, 1),
  dialog('area menu', `${area}/inicio`, 'nav [aria-haspopup=dialog]', { patron: 'ana', narrow: true }),
  dialog('accessibility', '/', '#menu button >> nth=0', { narrow: true }),
  dialog('demonstration', '/cesta', 'aside [aria-haspopup=dialog]'),
];
