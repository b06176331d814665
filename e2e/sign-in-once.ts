import { demoAdmin, messagesTo, nextCode, port } from "./stack";

const api = `http://localhost:${port}/api`;

/** Signs the demo admin in once for all tests that only need to be signed in: codes are limited, and slow to type. */
export default async function signInOnce(): Promise<void> {
  process.env.E2E_TOKEN = await signInByApi(demoAdmin.phone, demoAdmin.password);
}

/** Signs in without a browser; gives the bearer token. */
export async function signInByApi(phone: string, password: string): Promise<string> {
  const known = messagesTo(phone).length;
  const login = await post("/auth/login", { username: phone, password, source_app: "portal_admin" });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const otp = await nextCode(phone, known);
  const code = { country_code: "+255", phone_number: phone.replace(/^255/, "0"), otp };
  const { token } = await (await post("/auth/verify-otp", code, { cookie })).json();
  return token;
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(api + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
  return response;
}
