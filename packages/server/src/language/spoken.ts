import { inKiswahili, prefersKiswahili } from "./translate";

interface Words {
  readonly message?: string | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** The words of an answer in the language its caller asked for; everything else of it stays, and lists are no words. */
export function spoken<Body extends Words>(body: Body, acceptLanguage: string | undefined): Body {
  if (Array.isArray(body) || !prefersKiswahili(acceptLanguage)) return body;
  const { message, errors } = body;
  return {
    ...body,
    ...(message !== undefined && { message: inKiswahili(message) }),
    ...(errors && {
      errors: Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, inKiswahili(words)])),
    }),
  };
}
