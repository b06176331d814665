import { users } from "@portal/contract";
import type { Codes } from "../auth/codes";
import { type Passwords, passwordFault } from "../auth/passwords";
import type { Sessions } from "../auth/sessions";
import type { Database } from "../database/database";
import { invalidField, Refusal } from "../http/refusal";
import { routes } from "../http/routes";
import type { UserStore } from "./store";

export interface UserParts {
  readonly database: Database;
  readonly store: UserStore;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
}

/**
 * Staff and subscribers. Whoever changes or deletes is an admin and cannot be the one who loses the right to,
 * so at least one admin always remains.
 */
export function userRoutes({ database, store, codes, passwords, sessions }: UserParts) {
  const hashOf = (password: string, phone: string | null) => {
    const fault = passwordFault(password, phone);
    if (fault) throw invalidField("password", fault);
    return passwords.hash(password);
  };

  return routes(users, {
    staffs: ({ query }) => store.page(query, { is_admin: true }),
    clients: ({ query }) => store.page(query, { is_admin: false }),
    read: ({ params }) => store.find(params.id),

    async create({ body: { password, ...user } }) {
      return store.add({ ...user, password_hash: await hashOf(password, user.phone_number) });
    },

    async update({ params: { id }, body: { password, ...given }, caller, unchanged }) {
      const phone_number = given.phone_number === "" ? null : given.phone_number;
      const { phone_number: knownPhone } = await store.find(id);
      const password_hash = password ? await hashOf(password, phone_number ?? knownPhone) : undefined;

      return database.transaction(async () => {
        const before = await store.locked(id, caller.userId);
        unchanged(before);
        const isDemoted = before.is_admin && given.is_admin === false;
        if (isDemoted && id === caller.userId)
          throw new Refusal("protected", "You cannot take your own admin rights away. Ask another admin.");
        const keptPhone = phone_number === undefined ? before.phone_number : phone_number;
        if ((given.is_admin ?? before.is_admin) && keptPhone === null)
          throw invalidField("phone_number", "Admins sign in with their phone number");

        const user = await store.change(id, { ...given, phone_number, password_hash });
        const hasNewPassword = password_hash !== undefined;
        if (isDemoted || hasNewPassword || user.phone_number !== before.phone_number)
          await codes.withdraw(id);
        if (isDemoted || hasNewPassword)
          await (id === caller.userId ? sessions.endOthers(caller) : sessions.endAll(id));
        return user;
      });
    },

    async remove({ params: { id }, caller, unchanged }) {
      await database.transaction(async () => {
        unchanged(await store.locked(id, caller.userId));
        if (id === caller.userId)
          throw new Refusal("protected", "You cannot delete your own account. Ask another admin.");
        await codes.withdraw(id);
        await store.remove(id);
      });
      return { message: "User deleted successfully" };
    },
  });
}
