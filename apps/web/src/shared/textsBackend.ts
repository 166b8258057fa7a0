import type { BackendModule, InitOptions } from 'i18next';
import { NotLoaded } from './onDemand';

export type Texts = Readonly<Record<string, string>>;

/** Portuguese and Spanish count millions in a plural form of their own (`many`), for which no text is written. */
export const withMillions = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      key.endsWith('_other')
        ? [
            [key.replace(/_other$/, '_many'), text],
            [key, text],
          ]
        : [[key, text]],
    ),
  );

/**
 * i18next's source of texts. It would show the keys of texts that could not be loaded; with these options it throws
 * `NotLoaded` where one is used, for the error boundary around that part.
 */
export function textsBackend(load: (namespace: string, language: string) => Promise<Texts>) {
  /** Null once its texts have arrived. */
  const failures = new Map<string, unknown>();
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) =>
      void load(namespace, language).then(
        (texts) => {
          failures.set(namespace, null);
          done(null, withMillions(texts));
        },
        (cause: Error) => {
          failures.set(namespace, cause);
          done(cause, null);
        },
      ),
  };
  return {
    backend,
    failureOf: (namespace: string): unknown => failures.get(namespace) ?? null,
    /** `reload`: loads the texts of a namespace again. */
    options: (reload: (namespace: string) => Promise<void>): InitOptions => ({
      appendNamespaceToMissingKey: true,
      parseMissingKeyHandler: (name: string) => {
        const [, namespace = '', key = name] = /^([^:]*):(.*)$/s.exec(name) ?? [];
        const cause = failures.get(namespace);
        if (cause) throw new NotLoaded(cause, () => reload(namespace));
        // A sentence of the server with a colon in it has no namespace.
        return failures.has(namespace) ? key : name;
      },
    }),
  };
}
