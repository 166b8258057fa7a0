export { CommentDialog } from './CommentDialog';
export { SuggestionDialog } from './SuggestionDialog';
export { useLazyListLibrariesOfCampusQuery } from './units.api';
