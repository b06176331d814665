import { type Endpoint, refusalStatus } from "@portal/contract";
import { html } from "hono/html";
import * as z from "zod/mini";
import type { Route } from "../http/routes";

type Markup = ReturnType<typeof html>;

/** The API reference for people: one page of HTML, without scripts and without anything from another host. */
export function referencePage(resources: Readonly<Record<string, readonly Route[]>>): Markup {
  const names = Object.keys(resources);
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Admin portal API</title>
    <link rel="stylesheet" href="/api/reference.css">
  </head>
  <body>
    <header>
      <h1>Admin portal API</h1>
      <p>Every call of the portal, below <code>/api</code>. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
      <p>Calls marked <em>public</em> need no token; all others send <code>Authorization: Bearer …</code>. A refusal's body is
        <code>{ message, code, errors? }</code>, in Kiswahili when <code>Accept-Language</code> begins with <code>sw</code>.</p>
      <nav aria-label="Resources">${names.map((name) => html`<a href="#${name}">${name}</a> `)}</nav>
    </header>
    <main>${Object.entries(resources).map(([name, routes]) => section(name, routes))}</main>
  </body>
</html>
`;
}

const section = (name: string, routes: readonly Route[]): Markup => html`
      <section id="${name}">
        <h2>${name}</h2>
        ${routes.map(({ endpoint }) => article(endpoint))}
      </section>`;

const article = (endpoint: Endpoint): Markup => html`
        <article>
          <h3><code>${endpoint.method} ${endpoint.path}</code>${endpoint.public ? html` <em>public</em>` : ""}</h3>
          <p>${endpoint.summary}</p>
          ${part("Query", endpoint.query, "input")}${part("Body", endpoint.body, "input")}
          ${part("Form (multipart)", endpoint.form, "input")}${part("Reply", endpoint.reply, "output")}
          ${endpoint.example.body === undefined ? "" : example("Body, for example", endpoint.example.body)}
          ${example("Reply, for example", endpoint.example.reply)}
          ${refuses(endpoint)}
        </article>`;

function part(title: string, schema: z.ZodMiniType | undefined, io: "input" | "output"): Markup | "" {
  if (!schema) return "";
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(rest, null, 2)}</pre></details>`;
}

const example = (title: string, value: unknown): Markup =>
  html`<details><summary>${title}</summary><pre>${JSON.stringify(value, null, 2)}</pre></details>`;

const refuses = ({ refuses: codes = [] }: Endpoint): Markup | "" =>
  codes.length === 0
    ? ""
    : html`<p>Refuses: ${codes.map((code) => `${refusalStatus[code]} ${code}`).join(", ")}</p>`;
