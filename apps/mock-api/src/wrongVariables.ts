/** The person who starts the program can fix this; the message is one sentence that names every invalid variable. */
export class WrongVariables extends Error {
  /** The message, and where the variables are explained: in a clone, if a package does not know better. */
  explained = (where = 'docs/CONFIGURATION.md explains each.'): string => `${this.message} ${where}`;
}
