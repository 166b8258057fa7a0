import type { titleTabs } from '@catalogue/domain';

/** The screens of the personal area, by the last part of their address (ruling D2). */
export type AreaSlug =
  | 'inicio'
  | 'titulos-pendentes'
  | 'reservas'
  | 'historico-emprestimos'
  | 'historico-reservas'
  | 'renovacao'
  | 'solicitacoes'
  | 'solicitacoes/novo'
  | 'solicitacoes/emprestimo-inter-bibliotecas'
  | 'debitos'
  | 'alertas'
  | 'alertas/passados'
  | 'alertas/preferencias'
  | 'afastamentos'
  | 'nada-consta'
  | 'token'
  | 'solicitacoes-emprestimo'
  | 'comutacao'
  | 'levantamento'
  | 'ficha-catalografica'
  | 'pesquisa-especializada'
  | 'dados-pessoais'
  | 'dados-pessoais/senha'
  | 'dados-pessoais/sessoes'
  | 'dados-pessoais/acessos'
  | 'dados-pessoais/copia'
  | 'troca-usuario'
  | 'aquisicao'
  | 'aquisicao/pedidos'
  | 'aquisicao/bases'
  | 'aquisicao/estatisticas'
  | 'totais-acervo'
  | 'postagem-trabalho'
  | 'plano-ensino'
  | 'privacidade'
  | 'cesta-permanente'
  | 'perfil-interesse'
  | 'areas-interesse'
  | 'pesquisas-seguidas'
  | 'verificar-titulos';

/** Names a slip in the address of the screen of debts. */
export const slipParameter = 'guia';

/** Addresses of the documents' route table (D1 §2), and our own, each written once. */
export const paths = {
  home: '/',
  login: '/login',
  loginFor: (address: string) => `/login?redirect=${encodeURIComponent(address)}`,
  basket: '/cesta',
  calendar: (key: string) => `/calendario/${key}.ics`,
  sharedBasket: (key: string) => `/cesta/compartilhada/${key}`,
  checkDeclaration: '/conferir',
  librarySettings: '/ajustes',
  importRecords: '/ajustes/importacao',
  importPeople: '/ajustes/pessoas',
  personalArea: '/meupergamum',
  /** The screen of debts shows it alone. */
  slip: (numero: string) => `/meupergamum/debitos?${slipParameter}=${numero}`,
  area: (slug: AreaSlug) => `/meupergamum/${slug}`,
  title: (codAcervo: string | number, tab?: (typeof titleTabs)[number]) =>
    tab ? `/acervo/${codAcervo}/${tab}` : `/acervo/${codAcervo}`,
};

/** Whether an address is of the sign-in, whose screens are as wide as the page. */
export const isLogin = (pathname: string): boolean => pathname.startsWith(paths.login);
