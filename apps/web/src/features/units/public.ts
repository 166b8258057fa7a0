export { CommentDialog } from './CommentDialog';
export { SuggestionDialog } from './SuggestionDialog';
export { useLazyListLibrariesOfCampusQuery, useListLibrariesOfCampusQuery } from './units.api';
