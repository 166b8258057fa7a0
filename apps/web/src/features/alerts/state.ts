export { alertRemovalsReducer, dueRemovals, removalsMiddleware, removeAllForGood, removeForGood } from './removals';
