/** For so many milliseconds a message stays that closes by itself. */
export const messageTime = 8000;
