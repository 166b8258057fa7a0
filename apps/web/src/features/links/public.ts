export { CoverGallery } from './CoverGallery';
export { useLazyGetTargetAddressQuery, useListResultLinksQuery } from './links.api';
export { OnlineLinks } from './OnlineLinks';
export { StandardLink } from './StandardLink';
export { TitleCover } from './TitleCover';
export { TitleLinks } from './TitleLinks';
export { useOpenAddress } from './useOpenAddress';
export { useOpenedLink } from './useOpenedLink';
