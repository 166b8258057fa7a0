export { Comments } from './Comments';
export { OwnCommentsCard } from './OwnCommentsCard';
