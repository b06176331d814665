import { type Column, ilike, type SQL } from "drizzle-orm";

const literally = (term: string) => term.replace(/[\\%_]/g, "\\$&");

/** The column contains the term, whatever its case; `%` and `_` in it stand for themselves. */
export const contains = (column: Column | SQL, term: string) => ilike(column, `%${literally(term)}%`);

/** The column begins with the term, likewise. */
export const beginsWith = (column: Column | SQL, term: string) => ilike(column, `${literally(term)}%`);
