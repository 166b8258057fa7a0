/** Addresses of the documents' route table (D1 §2), each written once. */
export const paths = {
  home: '/',
  login: '/login',
  signOut: '/sair',
  personalArea: '/meupergamum',
  basket: '/cesta',
  title: (codAcervo: string | number) => `/acervo/${codAcervo}`,
  loginFor: (address: string) => `/login?redirect=${encodeURIComponent(address)}`,
};
