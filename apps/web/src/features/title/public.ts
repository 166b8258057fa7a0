export { TitleScreen } from './TitleScreen';
export { beginTitle } from './beginTitle';
