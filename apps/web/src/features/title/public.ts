export { ShelfLine } from './ShelfLine';
export { useHoldings } from './useHoldings';
export { TitleScreen } from './TitleScreen';
