import { inKiswahili, prefersKiswahili } from "./translate";

interface Words {
  readonly message?: string | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** The words of an answer in the language its caller asked for; everything else of it stays. */
export function spoken<Body extends Words>(body: Body, acceptLanguage: string | undefined): Body {
  if (!prefersKiswahili(acceptLanguage)) return body;
  const { message, errors } = body;
  return {
    ...body,
    ...(message !== undefined && { message: inKiswahili(message) }),
    ...(errors && {
      errors: Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, inKiswahili(words)])),
    }),
  };
}
