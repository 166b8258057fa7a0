export { CollectionTotalsScreen } from './CollectionTotalsScreen';
export { ShelfLine } from './ShelfLine';
export { TitleScreen } from './TitleScreen';
