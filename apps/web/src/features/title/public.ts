export { TitleScreen } from './TitleScreen';
export { beginTabOf, titleAt, titleCalls } from './titleCalls';
