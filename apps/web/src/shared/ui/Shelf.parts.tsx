import { Shelf } from './Shelf';

export const states = {
  whole: <Shelf />,
  'with a book missing': <Shelf books={14} missing={7} height={96} seed={11} />,
};
