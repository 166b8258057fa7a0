export { TitleScreen } from './TitleScreen';
export { titleAt, titleCalls } from './titleCalls';
