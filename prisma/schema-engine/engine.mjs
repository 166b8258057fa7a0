import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as wasm from '@prisma/schema-engine-wasm/schema_engine_bg';

const RPC_ERROR = 4466;

/** Answers the CLI's requests with Prisma's WebAssembly engine. */
export class Engine {
  #databases;
  #datamodels;
  #panic = '';

  constructor(databases, datamodels) {
    this.#databases = databases;
    this.#datamodels = datamodels;
    globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => (this.#panic = message) };
    const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
    const code = new WebAssembly.Module(readFileSync(join(folder, 'schema_engine_bg.wasm')));
    const { exports } = new WebAssembly.Instance(code, { './schema_engine_bg.js': wasm });
    wasm.__wbg_set_wasm(exports);
    exports.__wbindgen_start();
  }

  /** Handles one request; returns `{result}` or `{error}`. Closing its sessions also releases its advisory lock. */
  async answer(method, params) {
    const adapters = bindMigrationAwareSqlAdapterFactory(this.#databases);
    try {
      return { result: await Promise.race([this.#ask(adapters, method, params), this.#nextPanic()]) };
    } catch (error) {
      return { error: this.#rpcError(error, adapters) };
    } finally {
      await this.#databases.close();
    }
  }

  async #ask(adapters, method, params) {
    // A new engine for each request: the old one caches the schema from before the migrations that it applied.
    const engine = await wasm.SchemaEngine.new({ datamodels: this.#datamodels }, () => undefined, adapters);
    if (method === 'getDatabaseVersion') return engine.version(params);
    if (method === 'evaluateDataLoss' || method === 'createMigration') {
      // These two compare with the migrations' schema, which the WebAssembly engine computes only in a diagnosis.
      await engine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
    }
    return (await engine[method](params)) ?? {};
  }

  // A panic is thrown outside the promise, which stays pending; without a reply the CLI would exit as if it had
  // succeeded.
  #nextPanic() {
    process.removeAllListeners('uncaughtException');
    return new Promise((_, reject) => process.once('uncaughtException', reject));
  }

  #rpcError(error, adapters) {
    const is_panic = error instanceof WebAssembly.RuntimeError;
    const own = is_panic && this.#panic ? this.#panic : (error?.message ?? String(error));
    const kept = /external error.*?(\d+)/i.exec(own)?.[1];
    const cause = kept === undefined ? undefined : adapters.errorRegistry.consumeError(Number(kept))?.error;
    const data = {
      is_panic,
      message: cause?.message ?? own,
      error_code: /^P\d+$/.test(error?.code) ? error.code : null,
      meta: error?.meta,
    };
    return { code: RPC_ERROR, message: 'The request failed: see data.', data };
  }
}
