/** The person who starts the program can fix this; the message is one sentence that names every invalid variable. */
export class WrongVariables extends Error {}
