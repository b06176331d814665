import { operators } from "@portal/contract";
import { invalidField } from "../http/refusal";
import { routes } from "../http/routes";
import { redrawnLogo } from "./logo-image";
import type { Logos } from "./logos";
import type { OperatorStore } from "./store";

export const operatorRoutes = (store: OperatorStore, logos: Logos) =>
  routes(operators, {
    list: () => store.all(),
    read: ({ params }) => store.find(params.id),
    async create({ form: { provider_logo: upload, ...words } }) {
      const logo = await redrawnLogo(new Uint8Array(await upload.arrayBuffer()));
      return store.add({ ...words, provider_logo: await logos.keep(logo) });
    },
    async update({ params, body, unchanged }) {
      if (!(await logos.mayLeadTo(body.provider_logo)))
        throw invalidField("provider_logo", "There is no logo at this address");
      return store.change(params.id, body, unchanged);
    },
    async remove({ params, unchanged }) {
      await store.remove(params.id, unchanged);
      return { message: "Operator deleted successfully" };
    },
  });
