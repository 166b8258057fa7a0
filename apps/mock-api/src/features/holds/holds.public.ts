export { endHolds, releaseCopies } from './queue.store';
