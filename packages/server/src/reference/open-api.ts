import { type Endpoint, RefusalBody, type RefusalCode, refusalStatus } from "@portal/contract";
import * as z from "zod/mini";
import type { Route } from "../http/routes";

type Call = Pick<Route, "verb" | "endpoint">;

const everyCallRefuses: readonly RefusalCode[] = ["malformed", "too_many", "internal", "unavailable"];

/** The API reference, OpenAPI 3.1: of every resource by name, its calls with their verbs. */
export function openApi(resources: Readonly<Record<string, readonly Call[]>>): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [resource, calls] of Object.entries(resources))
    for (const { verb, endpoint } of calls) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(resource, verb, endpoint) };
    }
  return {
    openapi: "3.1.0",
    info: { title: "Admin portal API", version: "1.0.0" },
    servers: [{ url: "/api" }],
    tags: Object.keys(resources).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Refusal: schemaOf(RefusalBody, "output") },
    },
  };
}

function operation(resource: string, verb: string, endpoint: Endpoint): object {
  const { example } = endpoint;
  const isRecord = ["read", "create", "update"].includes(verb);
  return {
    operationId: `${resource}.${verb}`,
    tags: [resource],
    summary: endpoint.summary,
    security: endpoint.public ? [] : [{ bearer: [] }],
    parameters: [
      ...fieldsIn("path", endpoint.params),
      ...fieldsIn("query", endpoint.query),
      ...headersIn(verb),
    ],
    ...(endpoint.body && {
      requestBody: content("application/json", schemaOf(endpoint.body, "input"), example.body),
    }),
    ...(endpoint.form && {
      requestBody: content("multipart/form-data", schemaOf(endpoint.form, "input"), example.body),
    }),
    responses: {
      [verb === "create" ? 201 : 200]: {
        description: endpoint.summary,
        headers: { "X-Request-Id": text, ...(isRecord && { ETag: text }) },
        content: {
          "application/json": { schema: schemaOf(endpoint.reply, "output"), example: example.reply },
        },
      },
      ...refusals(endpoint),
    },
  };
}

function content(type: string, schema: object, example: unknown): object {
  return { required: true, content: { [type]: { schema, ...(example !== undefined && { example }) } } };
}

const text = { schema: { type: "string" } };

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

function fieldsIn(place: "path" | "query", schema: z.ZodMiniType | undefined): object[] {
  const { properties = {}, required = [] }: ObjectSchema = schema ? schemaOf(schema, "input") : {};
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: field,
  }));
}

const optionalHeaders: Readonly<Record<string, string>> = {
  "Idempotency-Key": "Makes a repeated create one record; the answer is the first one's for 24 hours",
  "If-Match": "The ETag that the change is based on; another version is refused with 412",
  "If-None-Match": "The ETag that is known; the same version answers 304",
};

function headersIn(verb: string): object[] {
  const names = {
    create: ["Idempotency-Key"],
    update: ["If-Match"],
    remove: ["If-Match"],
    read: ["If-None-Match"],
  }[verb];
  return (names ?? []).map((name) => ({ name, in: "header", description: optionalHeaders[name], ...text }));
}

function refusals(endpoint: Endpoint): Record<string, object> {
  const codes = new Set([...everyCallRefuses, ...(endpoint.refuses ?? [])]);
  if (!endpoint.public) codes.add("unauthenticated");
  if (endpoint.body || endpoint.form) codes.add("too_large").add("unsupported_type").add("invalid");
  const described: Record<string, object> = {};
  for (const code of codes) {
    const status = refusalStatus[code];
    const sameStatus = [...codes].filter((other) => refusalStatus[other] === status);
    described[status] = {
      description: sameStatus.join(" or "),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
    };
  }
  return described;
}

/** JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. */
function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
