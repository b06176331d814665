const en = {
  subscribers: "Subscribers List",
  staff: "Staff List",
  notBuilt: "This list is not built yet. It comes with one of the next releases of this part.",
};

export default en;
