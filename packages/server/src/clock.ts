/** The only source of "now": every replica and every test agrees on what it says. */
export type Clock = () => Date;

export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(count * 60);
export const hours = (count: number) => minutes(count * 60);

/** The moment `durationMs` after (or, negative, before) another. */
export const after = (moment: Date, durationMs: number) => new Date(moment.getTime() + durationMs);
