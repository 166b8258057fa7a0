export { CoverGallery } from './CoverGallery';
export { OnlineLinks } from './OnlineLinks';
export { useOpenedLink } from './useOpenedLink';
