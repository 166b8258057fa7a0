export { CommentDialog } from './CommentDialog';
export { SuggestionDialog } from './SuggestionDialog';
