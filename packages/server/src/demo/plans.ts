import type { PlanInput } from "@portal/contract";

const words = ["Nyimbo zote", "Mashairi kamili"];
const quiet = [...words, "Bila matangazo"];
const offline = [...quiet, "Bila mtandao"];
const on = { currency: "TZS", is_active: true };

/** The packages of a demo. */
export const demoPlans: readonly PlanInput[] = [
  { ...on, name: "Siku", price: 500, duration_type: "day", features: words },
  { ...on, name: "Mwezi", price: 3_000, duration_type: "month", features: quiet },
  { ...on, name: "Familia Mwezi", price: 6_000, duration_type: "month", features: [...quiet, "Watu watano"] },
  { ...on, name: "Mwaka", price: 30_000, duration_type: "year", features: offline },
  {
    ...on,
    name: "Kwaya Mwaka",
    price: 120_000,
    duration_type: "year",
    features: [...offline, "Watu arobaini"],
  },
  { ...on, name: "Siku ya Pasaka", price: 200, duration_type: "day", features: words, is_active: false },
];
