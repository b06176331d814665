const en = {
  overview: "Overview",
  transactions: "Transaction Report",
  operators: "Mobile Network Operators",
  plans: "Packages",
  notBuilt: "This screen is not built yet. It comes with one of the next releases of this part.",
};

export default en;
