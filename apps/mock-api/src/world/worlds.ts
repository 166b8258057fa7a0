import type { FastifyRequest } from 'fastify';
import type { World } from './world';

/** The id of the library that is answered for when none is chosen. */
export const sharedWorld = 'demo';

/** Every library that this server answers for. */
export class Worlds {
  constructor(readonly shared: World) {}

  /** The library that a request is for. */
  async of(_request: FastifyRequest): Promise<World> {
    await this.shared.catchUp();
    return this.shared;
  }
}
