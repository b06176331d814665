import { type Endpoint, type RefusalCode, type Reply, refusalStatus } from "@portal/contract";
import { vi } from "vitest";

/** A request as the API would see it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answer = () => Response | Promise<Response>;

/** Stands in for the API in screen tests: what is not set otherwise is answered from the contract's examples. */
export interface FakeApi {
  /** Every request so far, in order. */
  readonly requests: readonly SeenRequest[];
  answers<E extends Endpoint>(endpoint: E, reply: Reply<E>, headers?: Record<string, string>): void;
  refuses(
    endpoint: Endpoint,
    code: RefusalCode,
    body?: { message?: string; errors?: Record<string, string> },
  ): void;
  /** Answers with bytes of its own: a web page, half a document, nothing. */
  sends(endpoint: Endpoint, answer: Answer): void;
  /** No answer until the returned function is called. */
  holds(endpoint: Endpoint): () => void;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });

/** Answers `fetch` for the endpoints given, until the test ends. A call to any other address fails the test. */
export function fakeApi(...endpoints: readonly Endpoint[]): FakeApi {
  const answers = new Map<Endpoint, Answer>(endpoints.map((e) => [e, () => json(200, e.example.reply)]));
  const requests: SeenRequest[] = [];

  vi.stubGlobal("fetch", async (input: Request | URL | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const path = new URL(request.url).pathname.replace(/^\/api/, "");
    const text = await request.text();
    requests.push({
      method: request.method,
      path,
      body: text ? JSON.parse(text) : undefined,
      headers: request.headers,
    });
    const endpoint = [...answers.keys()].find((e) => e.method === request.method && matches(e.path, path));
    if (!endpoint) throw new Error(`The fake API has no ${request.method} ${path}`);
    return await (answers.get(endpoint) as Answer)();
  });

  return {
    requests,
    answers: (endpoint, reply, headers) => void answers.set(endpoint, () => json(200, reply, headers)),
    refuses: (endpoint, code, body = {}) =>
      void answers.set(endpoint, () => json(refusalStatus[code], { code, message: "", ...body })),
    sends: (endpoint, answer) => void answers.set(endpoint, answer),
    holds(endpoint) {
      const before = answers.get(endpoint) ?? (() => json(200, endpoint.example.reply));
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      answers.set(endpoint, async () => {
        await held;
        return before();
      });
      return release;
    },
  };
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path);
}
