export { ShelfLine } from './ShelfLine';
export { TitleScreen } from './TitleScreen';
