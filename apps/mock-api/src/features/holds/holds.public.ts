export { endHolds, findQueue, releaseCopies } from './queue.store';
