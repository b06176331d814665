import type { Database } from "./database";

/** Runs plain SQL, one statement or several; parameters only with one. */
export type RunSql = (text: string, parameters?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** What runs the SQL: PGlite in this process, or a PostgreSQL server. Nothing above it knows which. */
export interface Engine {
  readonly database: Database;
  /** Runs `work` in one transaction below Drizzle. Migrations need it, their files hold many statements. */
  scripted<T>(work: (run: RunSql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
