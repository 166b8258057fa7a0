import { isPersonalPage } from './personalPages';

it.each([
  '/meupergamum',
  '/meupergamum/inicio',
  '/MeuPergamum//app/',
  '/cesta',
  '/cesta/',
  '/%63esta',
  '/sair/já',
  '/sair/%E3',
  '/conferir',
  '/ajustes/pessoas',
])('%s is a page of one person or browser', (path) => expect(isPersonalPage(path)).toBe(true));

it.each([
  '/',
  '/acervo/1',
  '/acervo/1/reserva',
  '/autoridade/1',
  '/login',
  '/cesta/compartilhada/x',
  '/cesta2',
  '/meupergamumx',
  '/obras_raras',
])('%s is a page for all', (path) => expect(isPersonalPage(path)).toBe(false));
