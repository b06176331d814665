import { storage } from "./storage";

const key = "resetPhone";

/** The phone number for which a reset code was asked: kept from the forgot view until the reset succeeds. */
export const resetPhone = {
  read: (): string | null => storage.get(key),
  keep: (phone: string): void => storage.set(key, phone),
  clear: (): void => storage.remove(key),
};
