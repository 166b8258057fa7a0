// A file of its own, so that it is loaded when first opened: all that a public file names is loaded with it.
export { CommentDialog as ProblemDialog } from '../units/public';
