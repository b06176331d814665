const resource = <P extends string>(list: P) => ({
  list,
  add: `${list}/add` as const,
  edit: (id: number | string) => `${list}/edit/${id}`,
});

/** Every address of the portal in the browser; the only place that knows the odd ones. */
export const paths = {
  signIn: "/",
  /** Shown over the page that a session ended on; no address of its own leads there. */
  signInAgain: "/sign-in-again",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  dashboard: "/dashboard",
  profile: "/dashboard/profile",
  categories: resource("/dashboard/categories"),
  songs: resource("/dashboard/songs"),
  plans: resource("/dashboard/packages"),
  /** The address says staff, the screen shows subscribers: it is the contract. */
  subscribers: { list: "/dashboard/staff", alias: "/dashboard/subscribers" },
  staff: resource("/dashboard/users"),
  transactions: "/dashboard/payments/transactions",
  operators: {
    list: "/dashboard/payments/operator",
    add: "/dashboard/payments/add",
    edit: (id: number | string) => `/dashboard/payments/operator/edit/${id}`,
  },
} as const;
