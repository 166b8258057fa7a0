import { Pagination } from './Pagination';

const pageOf = (page: number, pages: number) => (
  <Pagination page={page} pages={pages} addressOf={(number) => `/?pagina=${number}`} />
);

export const states = {
  'first page': pageOf(1, 3),
  'in the middle': pageOf(9, 40),
  'last page': pageOf(40, 40),
};
