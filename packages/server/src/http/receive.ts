import type { Endpoint } from "@portal/contract";
import * as z from "zod/mini";
import { formBody, jsonBody } from "./body";
import type { ExchangeContext } from "./exchange";
import { fieldErrors, plainMessage } from "./field-errors";
import { invalid, notFound } from "./refusal";

/** The parts that an endpoint declares, checked by its schemas. Keys a schema does not name are dropped. */
export async function receive(
  context: ExchangeContext,
  endpoint: Endpoint,
): Promise<Record<string, unknown>> {
  const received: Record<string, unknown> = {};
  if (endpoint.params) received.params = checkedParams(endpoint.params, context.req.param());
  if (endpoint.query) received.query = checked(endpoint.query, context.req.query());
  if (endpoint.body) received.body = checked(endpoint.body, await jsonBody(context));
  if (endpoint.form) received.form = checked(endpoint.form, await formBody(context));
  return received;
}

function checked(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value, { error: plainMessage });
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}

/** A path whose parameters cannot be right names nothing. */
function checkedParams(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw notFound("This record was");
  return parsed.data;
}
